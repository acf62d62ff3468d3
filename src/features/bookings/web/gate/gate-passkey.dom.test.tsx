import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { livePage } from "#testing/live-page.tsx";
import { GatePasskey } from "./gate-passkey.tsx";

beforeEach(() => {
  const isUserVerifyingPlatformAuthenticatorAvailable = async () => true;
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isUserVerifyingPlatformAuthenticatorAvailable }),
  );
  localStorage.clear();
  sessionStorage.setItem("offerPasskey", "1");
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const none = { "GET /auth/passkeys": { passkeys: [] } };

test("whoever begins at the gate after a password is offered a passkey there, once", async () => {
  const { user } = livePage(<GatePasskey />, { answers: none });
  expect((await screen.findByRole("link", { name: "Add a passkey" })).getAttribute("href")).toBe(
    "/admin/account#passkeys",
  );
  await user.click(screen.getByRole("button", { name: "Don’t ask again" }));
  expect(screen.queryByRole("link")).toBeNull();
  expect(sessionStorage.getItem("offerPasskey")).toBeNull();
});

test.each([
  ["who has one", { "GET /auth/passkeys": { passkeys: [{ id: 1 }] } }],
  ["who has no network", {}],
])("nothing is offered to %s", async (_, answers) => {
  const { asked } = livePage(<GatePasskey />, { answers });
  await waitFor(() => expect(asked).toHaveLength(1));
  await Promise.resolve();
  expect(screen.queryByRole("link")).toBeNull();
});
