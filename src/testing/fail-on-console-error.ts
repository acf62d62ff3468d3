import { afterEach, beforeEach, vi } from "vitest";

// What a test prints as an error is a fault that nobody asked about: it fails the test.
// A test that expects one replaces console.error itself.
beforeEach(() => {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  printed = () => spy.mock.calls.map((call) => call.map(String).join(" "));
});

let printed: () => string[] = () => [];

afterEach(() => {
  const lines = printed();
  vi.restoreAllMocks();
  if (lines.length > 0) throw new Error(`console.error was called:\n${lines.join("\n")}`);
});
