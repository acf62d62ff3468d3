import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { DownloadLink } from "./download-link.tsx";

const STORED = "/media/abcdefgh234567zz-2400000-press-kit.pdf";

test("a link says what it saves: name, kind and size in the page's language", () => {
  const site = { mediaBase: "https://media.example" };
  const html = staticPage(<DownloadLink path={STORED} label="Press kit" />, { site, language: "cs" });
  expect(html).toContain(`href="https://media.example${STORED}"`);
  expect(html.replaceAll("\u00a0", " ")).toContain("Press kit (PDF, 2,4 MB)");
});

test.each([null, "/media/abcdefgh234567zz-40x30-e84818.jpg", "https://elsewhere.example/kit.pdf"])(
  "%s is no stored file, and no link",
  (path) => {
    expect(staticPage(<DownloadLink path={path} label="Press kit" />)).toBe("");
  },
);
