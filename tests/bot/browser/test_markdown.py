"""Discord's markdown as the page shows it; one page, many texts."""

import pytest

from tests.bot.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHOWN = {
    "**bold** and *leaning* and __under__ and ~~gone~~": (
        "<p><strong>bold</strong> and <em>leaning</em> and <u>under</u> and <s>gone</s></p>"
    ),
    "***both***": "<p><strong><em>both</em></strong></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    r"\*plain\*": "<p>*plain*</p>",
    "`**code**`": "<p><code>**code**</code></p>",
    "before\n```py\na < b\n```\nafter": "<p>before</p><pre><code>a &lt; b</code></pre><p>after</p>",
    "# Big\n### Small\n-# fine print": '<h3>Big</h3><h5>Small</h5><p class="subtext">fine print</p>',
    "- one\n  - inner\n- two\n1. first\n2. second": (
        "<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>"
        '<ol start="1"><li>first</li><li>second</li></ol>'
    ),
    "> quoted\nnot": "<blockquote><p>quoted</p></blockquote><p>not</p>",
    "one\ntwo\n\nthree": '<p>one\ntwo</p><div class="gap"></div><p>three</p>',
    "[rules](https://example.com/a)": (
        '<p><a href="https://example.com/a" target="_blank" rel="noreferrer noopener">rules</a></p>'
    ),
    "see https://example.com/a.": (
        '<p>see <a href="https://example.com/a" target="_blank" rel="noreferrer noopener">'
        "https://example.com/a</a>.</p>"
    ),
    "[bad](javascript:alert(1))": "<p>[bad](javascript:alert(1))</p>",
    "<@7> in <#8>": '<p><span class="mention">@Ann</span> in <a class="mention" href="#8">#games</a></p>',
    "<b>no</b> &amp;": "<p>&lt;b&gt;no&lt;/b&gt; &amp;amp;</p>",
    "</game new:3>": '<p><button type="button" class="mention">/game new</button></p>',
}


async def test_markdown(ann: Visitor) -> None:
    shown = await ann.page.evaluate(
        """async (texts) => {
            const { markdown } = await import("/markdown.js");
            const names = { person: () => "Ann", channel: () => ({ name: "games" }), onCommand: () => {} };
            return texts.map((text) => {
                const box = document.createElement("div");
                box.append(...markdown(text, names));
                return box.innerHTML;
            });
        }""",
        list(SHOWN),
    )
    assert dict(zip(SHOWN, shown, strict=True)) == SHOWN


async def test_moments_count_from_now_and_spoilers_wait(ann: Visitor) -> None:
    text, spoiler = await ann.page.evaluate(
        """async () => {
            const { markdown } = await import("/markdown.js");
            const box = document.createElement("div");
            const soon = Math.round(Date.now() / 1000) + 7190;
            box.append(...markdown(`due <t:${soon}:R> ||by fire||`, {}));
            const before = box.textContent;
            box.querySelector(".spoiler").click();
            return [before, box.querySelector(".spoiler-shown").textContent];
        }"""
    )
    assert text == "due in 2 hours by fire"
    assert spoiler == "by fire"


async def test_names_become_mentions(ann: Visitor) -> None:
    said = await ann.page.evaluate(
        """async () => {
            const { withMentions } = await import("/mentions.js");
            const people = [["1", "Ann"], ["2", "Ann B."], ["3", "Zoë"], ["4", "C*"]];
            const known = people.map(([id, name]) => ({ id, name }));
            const texts = ["@ann @Ann B. (@Zoë)", "@Anna a@Ann @nobody", "@C*!", "nobody"];
            return texts.map((text) => withMentions(text, known));
        }"""
    )
    assert said == ["<@1> <@2> (<@3>)", "@Anna a@Ann @nobody", "<@4>!", "nobody"]
