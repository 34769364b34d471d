"""What Discord refuses in components: rows, buttons, selects, and the layout parts of Components V2."""

from sandbox.errors import Form, Json
from sandbox.model import walk

ROW, BUTTON, TEXT_INPUT = 1, 2, 4
SELECTS = {3, 5, 6, 7, 8}
STRING_SELECT = 3
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
LINK, PREMIUM = 5, 6
INVALID = "BASE_TYPE_CHOICES"

IN_A_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
AT_THE_TOP = (*IN_A_CONTAINER, CONTAINER)
WITHOUT_V2 = (ROW,)
IN_A_SECTION = (TEXT_DISPLAY,)
BESIDE_A_SECTION = (BUTTON, THUMBNAIL)
TOTAL, DISPLAYED_TEXT, ALT_TEXT = 40, 4000, 1024


def check_components(form: Form, components: list[Json], *, v2: bool) -> None:
    if v2:
        _check_totals(form, list(walk(components)))
    else:
        form.count("components", components, 5)
    _check_parts(form, "components", components, AT_THE_TOP if v2 else WITHOUT_V2)
    _check_unique(form, components)


def _check_totals(form: Form, parts: list[Json]) -> None:
    if len(parts) > TOTAL:
        form.wrong(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {TOTAL}",
        )
    texts = [str(part.get("content") or "") for part in parts if part.get("type") == TEXT_DISPLAY]
    if sum(map(len, texts)) > DISPLAYED_TEXT:
        form.wrong(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size exceeds maximum size of {DISPLAYED_TEXT}",
        )


def _check_parts(form: Form, at: str, parts: list[Json], allowed: tuple[int, ...]) -> None:
    for number, part in enumerate(parts):
        _check_part(form, f"{at}.{number}", part, allowed)


def _check_part(form: Form, at: str, part: Json, allowed: tuple[int, ...]) -> None:
    kind = part.get("type")
    if kind not in allowed:
        form.wrong(at, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {_listed(allowed)}.')
    elif kind == ROW:
        _check_row(form, at, part.get("components") or [])
    elif kind == BUTTON:
        _check_button(form, at, part)
    elif kind == CONTAINER:
        inside = part.get("components") or []
        form.count(f"{at}.components", inside, TOTAL, 1)
        form.between(f"{at}.accent_color", part.get("accent_color"), 0, 0xFFFFFF)
        _check_parts(form, f"{at}.components", inside, IN_A_CONTAINER)
    elif kind == SECTION:
        texts = part.get("components") or []
        form.count(f"{at}.components", texts, 3, 1)
        _check_parts(form, f"{at}.components", texts, IN_A_SECTION)
        if part.get("accessory") is None:
            form.required(f"{at}.accessory")
        else:
            _check_part(form, f"{at}.accessory", part["accessory"], BESIDE_A_SECTION)
    elif kind == TEXT_DISPLAY:
        form.length(f"{at}.content", part.get("content"), DISPLAYED_TEXT, 1)
    elif kind == SEPARATOR:
        if part.get("spacing") not in {1, 2, None}:
            form.wrong(f"{at}.spacing", INVALID, "Value must be one of (1, 2).")
    else:
        _check_media(form, at, part)


def _check_media(form: Form, at: str, part: Json) -> None:
    if part["type"] == GALLERY:
        items = part.get("items") or []
        form.count(f"{at}.items", items, 10, 1)
        for number, item in enumerate(items):
            _check_shown(form, f"{at}.items.{number}", item)
    elif part["type"] == THUMBNAIL:
        _check_shown(form, at, part)
    elif not str((part.get("file") or {}).get("url")).startswith("attachment://"):
        form.wrong(f"{at}.file.url", "URL_TYPE_INVALID_SCHEME", "A file must be one of the attachments.")


def _check_shown(form: Form, at: str, item: Json) -> None:
    form.length(f"{at}.media.url", (item.get("media") or {}).get("url"), 2048, 1)
    if item.get("description") is not None:
        form.length(f"{at}.description", item["description"], ALT_TEXT, 1)


def _listed(kinds: tuple[int, ...]) -> str:
    return f"({', '.join(map(str, sorted(kinds)))}{',' if len(kinds) == 1 else ''})"


def _check_row(form: Form, at: str, parts: list[Json]) -> None:
    form.count(f"{at}.components", parts, 5, 1)
    kinds = [part.get("type") for part in parts]
    if len(parts) > 1 and any(kind in SELECTS for kind in kinds):
        form.wrong(f"{at}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its whole row.")
    for number, part in enumerate(parts):
        here = f"{at}.components.{number}"
        if part.get("type") == BUTTON:
            _check_button(form, here, part)
        elif part.get("type") in SELECTS:
            check_select(form, here, part)
        else:
            form.wrong(f"{here}.type", INVALID, "Only buttons and selects stand in a row.")


def _check_button(form: Form, at: str, button: Json) -> None:
    style = button.get("style")
    form.length(f"{at}.label", button.get("label"), 80)
    if style not in range(1, 7):
        form.wrong(f"{at}.style", INVALID, "Value must be one of (1, 2, 3, 4, 5, 6).")
    if style == LINK:
        form.length(f"{at}.url", button.get("url"), 512, 1)
        if "custom_id" in button:
            form.wrong(at, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no custom id.")
    elif style != PREMIUM:
        form.length(f"{at}.custom_id", button.get("custom_id"), 100, 1)
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        form.wrong(at, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji.")


def check_select(form: Form, at: str, select: Json) -> None:
    form.length(f"{at}.custom_id", select.get("custom_id"), 100, 1)
    form.length(f"{at}.placeholder", select.get("placeholder"), 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        form.wrong(f"{at}.min_values", "BASE_TYPE_BAD_LENGTH", "0 to 25, and not more than max_values.")
    if select.get("type") == STRING_SELECT:
        options = select.get("options") or []
        check_options(form, at, options, 25)
        if most > len(options):
            form.wrong(f"{at}.max_values", "BASE_TYPE_BAD_LENGTH", "More values than there are options.")
        if sum(bool(option.get("default")) for option in options) > most:
            form.wrong(
                f"{at}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values."
            )


def check_options(form: Form, at: str, options: list[Json], most: int) -> None:
    form.count(f"{at}.options", options, most, 1)
    seen: set[object] = set()
    for number, option in enumerate(options):
        here = f"{at}.options.{number}"
        form.length(f"{here}.label", option.get("label"), 100, 1)
        form.length(f"{here}.value", option.get("value"), 100, 1)
        form.length(f"{here}.description", option.get("description"), 100)
        if option.get("value") in seen:
            message = "The specified option value is already used"
            form.wrong(f"{here}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(option.get("value"))


def _check_unique(form: Form, components: list[Json]) -> None:
    numbers = [part["id"] for part in walk(components) if part.get("id")]
    if len(numbers) > len(set(numbers)):
        form.wrong("components", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    seen: set[str] = set()
    for part in walk(components):
        custom_id = part.get("custom_id")
        if custom_id in seen:
            form.wrong(
                "components", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        if custom_id is not None:
            seen.add(custom_id)


def check_modal_components(form: Form, components: list[Json]) -> None:
    form.count("data.components", components, 5, 1)
    for number, part in enumerate(components):
        at = f"data.components.{number}"
        if part.get("type") == ROW:
            inside = part.get("components") or []
            form.count(f"{at}.components", inside, 1, 1)
            for index, each in enumerate(inside):
                if each.get("type") != TEXT_INPUT:
                    form.wrong(f"{at}.components.{index}.type", INVALID, "Value must be one of (4,).")
                form.length(f"{at}.components.{index}.label", each.get("label"), 45, 1)
                _check_input(form, f"{at}.components.{index}", each)
        elif part.get("type") == LABEL:
            form.length(f"{at}.label", part.get("label"), 45, 1)
            form.length(f"{at}.description", part.get("description"), 100)
            _check_input(form, f"{at}.component", part.get("component") or {})
        elif part.get("type") != TEXT_DISPLAY:
            form.wrong(f"{at}.type", INVALID, "Only labels, text and rows stand in a modal.")
    _check_unique(form, components)


def _check_input(form: Form, at: str, part: Json) -> None:
    kind = part.get("type")
    if kind in SELECTS:
        check_select(form, at, part)
    elif kind == TEXT_INPUT:
        form.length(f"{at}.custom_id", part.get("custom_id"), 100, 1)
        form.length(f"{at}.placeholder", part.get("placeholder"), 100)
        form.length(f"{at}.value", part.get("value"), 4000)
    elif kind in {RADIO_GROUP, CHECKBOX_GROUP}:
        form.length(f"{at}.custom_id", part.get("custom_id"), 100, 1)
        check_options(form, at, part.get("options") or [], 10)
    elif kind in {CHECKBOX, FILE_UPLOAD}:
        form.length(f"{at}.custom_id", part.get("custom_id"), 100, 1)
    else:
        form.wrong(f"{at}.type", INVALID, "This component cannot stand in a modal.")
