import { beforeEach, expect, test } from "vitest";
import { storage } from "#kit/web/session/storage.ts";
import { setConsent, storedConsent } from "./consent-store.ts";

beforeEach(() => storage.remove("cookieConsent"));

test("before a choice there is no consent", () => {
  expect(storedConsent()).toBeNull();
});

test("a choice is kept under cookieConsent as accepted or declined", () => {
  setConsent("accepted");
  expect(storage.get("cookieConsent")).toBe("accepted");
  setConsent("declined");
  expect(storage.get("cookieConsent")).toBe("declined");
  expect(storedConsent()).toBe("declined");
});

test("what is no answer of ours counts as none, so that the banner asks again", () => {
  storage.set("cookieConsent", "true");
  expect(storedConsent()).toBeNull();
});
