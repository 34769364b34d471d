"""The stand-in's airplanes: where its Jumbo Jets earn most, and where an SST would."""

from __future__ import annotations

from rules.airbaron.autopilot.outlook import Outlook


def stations(outlook: Outlook) -> tuple[str, ...]:
    """The spokes on which all its jets would earn most, within the limits of the hubs."""
    own, spokes = outlook.own, outlook.spokes
    room = {code: hub.jumbo_limit - hub.jumbos for code, hub in outlook.hubs.items()}
    for code in own.jets_deployed:
        room[spokes[code].hub] += 1
    held = [code for code, spoke in spokes.items() if spoke.owner == outlook.me]
    held.sort(key=lambda code: (-outlook.jet_value(code), code not in own.jets_deployed, code))
    found: list[str] = []
    for code in held:
        if len(found) < len(own.jets_deployed) + own.jets_undeployed and room[spokes[code].hub] > 0:
            room[spokes[code].hub] -= 1
            found.append(code)
    return tuple(found)


def gained(outlook: Outlook) -> float:
    """What it is worth to have the jets there, and not where they are."""
    there = sum(outlook.jet_value(code) for code in stations(outlook))
    return there - sum(outlook.jet_value(code) for code in outlook.own.jets_deployed)


def flights(outlook: Outlook) -> tuple[str, ...]:
    """The spokes of a redeployment to which a jet must be moved."""
    return tuple(code for code in stations(outlook) if code not in outlook.own.jets_deployed)


def out_of_reach(outlook: Outlook) -> tuple[str, ...]:
    """Open foreign spokes that only an SST can reach: at the hub there is no domestic spoke of its own."""
    if outlook.own.sst is not None:
        return ()
    own = {spoke.hub for spoke in outlook.view.spokes if spoke.owner == outlook.me}
    return tuple(
        code
        for code, spoke in outlook.foreign.items()
        if spoke.owner is None and spoke.sst_capable and spoke.hub not in own
    )
