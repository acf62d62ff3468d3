import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test.each([
  [12_480_000_000, "12.5 GB", "12,5 GB"],
  [340_000_000, "340 MB", "340 MB"],
  [8_150_000, "8.2 MB", "8,2 MB"],
  [85_400, "85 kB", "85 kB"],
  [200, "1 kB", "1 kB"],
])("%d bytes are %s", (bytes, en, cs) => {
  expect(formatBytes(bytes, "en")).toBe(en);
  expect(formatBytes(bytes, "cs").replaceAll("\u00a0", " ")).toBe(cs);
});
