"""The setting for the webhook that receives turn notices."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.serving import Server
from web.conftest import Visit
from web.helpers.visitor import DESKTOP, NARROW

HOOK = "http://127.0.0.1:9/turns"


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (NARROW, "ru")], ids=["desktop", "narrow"])
def test_webhook_is_set_and_removed(
    visit: Visit, start_server: Callable[..., Server], size: tuple[int, int], language: str
) -> None:
    ann = visit(at=start_server(private_webhooks=True), size=size, language=language).go("/games")
    ann.page.locator("summary", has_text=ann.say("web-home-webhook")).click()
    address = ann.page.get_by_label(ann.say("web-home-webhook-address"))
    save = ann.page.get_by_role("button", name=ann.say("web-home-name-save"))
    ann.check_accessibility()
    address.fill(HOOK)
    save.click()
    expect(ann.page.get_by_role("status")).to_have_text(ann.say("web-home-webhook-saved"))
    assert ann.ask("/identity")["webhook"] == HOOK
    ann.check_accessibility()
    ann.page.reload()
    ann.page.locator("summary", has_text=ann.say("web-home-webhook")).click()
    expect(address).to_have_value(HOOK)
    address.fill(" ")
    address.press("Enter")
    expect(ann.page.get_by_role("status")).to_have_text(ann.say("web-home-webhook-none"))
    assert ann.ask("/identity")["webhook"] == ""


@pytest.mark.parametrize(
    ("address", "refusal", "values"),
    [
        (HOOK, "error-server-webhook-refused", {}),
        ("not an address", "error-server-webhook-refused", {}),
        (f"https://example.org/{'x' * 500}", "error-server-webhook-long", {"longest": 500}),
    ],
    ids=["private", "nonsense", "long"],
)
def test_refused_webhook_shows_translated_reason(
    visit: Visit, address: str, refusal: str, values: dict[str, int]
) -> None:
    ann = visit(language="de").go("/games")
    ann.page.locator("summary", has_text=ann.say("web-home-webhook")).click()
    field = ann.page.get_by_label(ann.say("web-home-webhook-address"))
    field.fill(address)
    field.press("Enter")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say(refusal, **values))
    expect(field).to_be_focused()
    expect(field).to_have_value(address)  # so that it can be corrected
    expect(field).to_have_attribute("aria-invalid", "true")
    ann.check_accessibility()
    assert ann.ask("/identity")["webhook"] == ""
