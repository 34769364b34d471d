"""The REST routes of Discord that the sandbox knows, named as in Discord's own specification."""

from sandbox.routes import channels, commands, guilds, messages, webhooks
from sandbox.routes.call import Call, Response, Route

ROUTES: tuple[Route, ...] = (
    *guilds.ROUTES,
    *commands.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *webhooks.ROUTES,
)

__all__ = ["ROUTES", "Call", "Response", "Route"]
