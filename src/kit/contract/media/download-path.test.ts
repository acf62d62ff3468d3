import { expect, test } from "vitest";
import { parseDownloadPath } from "./download-path.ts";

const ID = "abcdefgh234567zz";

test("a stored path says the file's name, size and kind", () => {
  expect(parseDownloadPath(`/media/${ID}-2400000-press-kit-2027.pdf`)).toEqual({
    name: "press-kit-2027.pdf",
    bytes: 2_400_000,
    extension: "pdf",
  });
  expect(parseDownloadPath(`/media/${ID}-1-7.zip`)?.name).toBe("7.zip");
});

test.each([
  `/media/${ID}-40x30-e84818.jpg`,
  `/media/${ID}.mp4`,
  `/media/${ID}.pdf`,
  `/media/${ID}-0-empty.pdf`,
  `/media/${ID}-12-.pdf`,
  `/media/${ID}-12-a/../../b.pdf`,
  `/media/${ID}-12-kit.html`,
  `/media/${ID}-12-kit.pdf?w=320`,
  `https://elsewhere.example/media/${ID}-12-kit.pdf`,
])("%s is no stored file", (path) => {
  expect(parseDownloadPath(path)).toBeNull();
});
