import { HtmlValidate } from "html-validate";
import { DATA_PAGES, PLAIN_PAGES } from "./every-page.ts";
import { expect, test } from "./fixtures.ts";

/** What the server sends before any script has run: valid HTML that reads without JavaScript. */

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes void elements and boolean attributes its own way; both are valid HTML.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Sizes and tints of pictures are style attributes (docs/decisions/0002).
    "no-inline-style": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "no-trailing-whitespace": "off",
    "require-sri": "off",
  },
});

const LISTS = ["/blog?page=2", "/blog?category=racing", "/events-calendar?type=moon"];
const GONE = [
  "/car/none-such",
  "/product/none-such",
  "/blog/none-such",
  "/blog?category=knitting",
  "/blog?page=0",
];

test("every page is valid HTML with one h1, a title and its language", async ({
  request,
  site,
  language,
}) => {
  for (const path of [...DATA_PAGES(language), ...PLAIN_PAGES, ...LISTS, ...GONE]) {
    await test.step(path, async () => {
      const address = `${site.url}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
      const html = await (await request.get(address)).text();
      const report = await validator.validateString(html);
      const errors = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      );
      expect(errors, path).toEqual([]);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
      expect(html).toContain(`<html lang="${language}"`);
      // The back office's code and styles, whose fonts and colours would win, come with no page for visitors.
      expect(html, path).not.toContain("/admin/assets/");
    });
  }
});
