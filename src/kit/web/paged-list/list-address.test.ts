import { expect, test } from "vitest";
import { oneOf, type Parameters, readAddress, text, whole, writeAddress } from "./list-address.ts";

interface View {
  page: number | null;
  q: string;
  state: "sent" | "failed" | undefined;
}

const parameters: Parameters<View> = {
  page: whole("page"),
  q: text("q"),
  state: oneOf("state", ["sent", "failed"]),
};

test("an address is read back as it was written", () => {
  const view: View = { page: 3, q: "Nováková & syn", state: "failed" };
  const address = writeAddress(parameters, view);
  expect(String(address)).toBe("page=3&q=Nov%C3%A1kov%C3%A1+%26+syn&state=failed");
  expect(readAddress(parameters, address)).toEqual(view);
});

test("what is not set is not in the address", () => {
  expect(String(writeAddress(parameters, { page: null, q: "", state: undefined }))).toBe("");
  expect(readAddress(parameters, new URLSearchParams())).toEqual({ page: null, q: "", state: undefined });
});

test.each(["0", "-1", "1.5", "1e3", "moon", "9999999999", " 2"])("a page %o counts as none", (page) => {
  expect(readAddress(parameters, new URLSearchParams({ page })).page).toBeNull();
});

test("a state that does not exist counts as none", () => {
  expect(readAddress(parameters, new URLSearchParams("state=lost")).state).toBeUndefined();
});
