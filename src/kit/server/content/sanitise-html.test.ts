import { describe, expect, test } from "vitest";
import { hasVisibleText, sanitiseBlogHtml, sanitiseReplyHtml } from "./sanitise-html.ts";

const STORED = "/media/abcdefghijklmnop-40x30-e84818.jpg";
const DATA = "data:image/png;base64,iVBORw0KGgo=";

/** What must be gone, whatever is left. */
const ATTACKS = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<img src="x" onerror="alert(1)">',
  '<img src="https://a.example/x.png" onload=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="alert(1)">',
  '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf">',
  '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0;width:100vw">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<p style="color: red; background-image: url(https://evil.example/pixel)">x</p>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  "<style>body{display:none}</style><link rel=stylesheet href=//evil.example/x.css>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<xmp><script>alert(1)</script></xmp><textarea><script>alert(1)</script></textarea>",
  "<!--><script>alert(1)</script>-->",
  '<p id="app" class="admin" data-x="1" onclick="alert(1)">x</p>',
];
const HARMFUL =
  /<(?!\/?(?:p|h[1-6]|strong|b|em|i|u|s|ul|ol|li|a|img|span|br|blockquote)[ >])[a-z!]|\son\w+=|(?:java|vb)script:|data:text|svg|url\(|position|expression|evil|\s(?:id|class|data-x)=/i;

describe("what sanitising leaves of a blog post", () => {
  test.each(ATTACKS)("no harm is left of %s", (attack) => {
    expect(sanitiseBlogHtml(attack)).not.toMatch(HARMFUL);
    expect(sanitiseReplyHtml(attack)).not.toMatch(HARMFUL);
  });

  test("what the toolbar makes passes unchanged", () => {
    const html = [
      ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Heading</h${level}>`),
      "<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>",
      "<ul><li>one<ul><li>deeper</li></ul></li></ul>",
      '<ol start="3"><li>three</li></ol>',
      '<p style="text-align:center;margin-left:3em">indented</p>',
      '<p><span style="color:#e84818;background-color:rgb(1, 2, 3)">colour</span></p>',
      "<blockquote><p>quote</p></blockquote>",
    ].join("");
    expect(sanitiseBlogHtml(html)).toBe(html);
  });

  test("links lead to http, https and mailto, or stay on the site, and say noopener", () => {
    for (const href of [
      "http://a.example/",
      "https://a.example/?a=1",
      "mailto:a@b.example",
      "/shop",
      "#top",
    ]) {
      expect(sanitiseBlogHtml(`<a href="${href}" rel="opener" target="_top">x</a>`)).toBe(
        `<a href="${href}" rel="noopener">x</a>`,
      );
    }
    expect(sanitiseBlogHtml('<a href="//evil.example">x</a>')).toBe('<a rel="noopener">x</a>');
    expect(sanitiseBlogHtml('<a href="ftp://a.example">x</a>')).toBe('<a rel="noopener">x</a>');
  });

  test("pictures are http, https, data or stored ones; any other goes as a whole", () => {
    for (const src of ["http://a.example/x.png", "https://a.example/x.png", DATA, STORED]) {
      expect(sanitiseBlogHtml(`<img src="${src}" alt="A car">`)).toBe(`<img src="${src}" alt="A car" />`);
    }
    for (const src of ["/secret.png", "/media/../x.png", "ftp://a.example/x.png", "//a.example/x.png", ""]) {
      expect(sanitiseBlogHtml(`a<img src="${src}" alt="A car">b`)).toBe("ab");
    }
  });

  test("styles pass with the values that the toolbar makes only", () => {
    const styled = (style: string) => sanitiseBlogHtml(`<p style="${style}">x</p>`);
    expect(styled("color: red")).toBe('<p style="color:red">x</p>');
    expect(styled("color: var(--x)")).toBe("<p>x</p>");
    expect(styled("text-align: evil")).toBe("<p>x</p>");
    expect(styled("margin-left: -9999px")).toBe("<p>x</p>");
    expect(styled("margin-left: 9999px")).toBe("<p>x</p>");
    expect(styled("font-size: 900px")).toBe("<p>x</p>");
  });
});

describe("what sanitising leaves of a reply", () => {
  test("headings 1 and 2, bold, italic, underline, lists and links pass; other tags leave their words", () => {
    const html =
      "<h1>a</h1><h2>b</h2><p><strong>c</strong><em>d</em><u>e</u></p><ul><li>f</li></ul><ol><li>g</li></ol>";
    expect(sanitiseReplyHtml(html)).toBe(html);
    expect(
      sanitiseReplyHtml('<h3>a</h3><p style="color:red"><s>b</s></p><img src="https://a.example/x.png">'),
    ).toBe("a<p>b</p>");
  });

  test("a link that only a page could follow loses its address", () => {
    expect(sanitiseReplyHtml('<a href="/shop">x</a><a href="https://a.example">y</a>')).toBe(
      '<a>x</a><a href="https://a.example" rel="noopener">y</a>',
    );
  });
});

test.each([
  ["", false],
  ["  \n", false],
  ["<p></p><p><br></p>", false],
  ["<p>&nbsp;&#8203;&#x200d;&shy;&#x2800;&#x3164;</p>", false],
  ["<script>words</script>", false],
  ["<p>&lt;</p>", true],
  ["<ul><li>a</li></ul>", true],
])("visible text in %j: %s", (html, visible) => {
  expect(hasVisibleText(html)).toBe(visible);
});

describe("colours of a stored text", () => {
  const blog = (style: string) => sanitiseBlogHtml(`<p><span style="${style}">x</span></p>`);

  test("those that the dark page swallows go, whatever program they come from (team B1)", () => {
    for (const colour of ["black", "windowtext", "#000", "#1F497D", "rgb(5, 5, 5)", "navy"])
      expect(blog(`color:${colour}`)).toBe("<p>x</p>");
    expect(blog("color: rgb(224, 49, 49)")).toBe('<p><span style="color:rgb(224, 49, 49)">x</span></p>');
    expect(blog("background-color:transparent")).toBe("<p>x</p>");
  });

  test("a chosen background keeps its words readable", () => {
    expect(blog("background-color:#fcc419")).toBe(
      '<p><span style="color:#000000;background-color:#fcc419">x</span></p>',
    );
    expect(blog("color:#000000;background-color:#fcc419")).toBe(
      '<p><span style="color:#000000;background-color:#fcc419">x</span></p>',
    );
  });
});

test("a picture between paragraphs stays between them", () => {
  const html = `<p>a</p><img src="${STORED}" alt="A car" /><p>b</p>`;
  expect(sanitiseBlogHtml(html)).toBe(html);
});

test("the rules of the editor's paste hold for what a call brings", () => {
  expect(
    sanitiseBlogHtml(
      '<p style="mso-list:l0 level1 lfo1">a</p><p>b <img alt="🔥" src="https://a.example/x.png"></p><p>&nbsp;</p>',
    ),
  ).toBe("<ul><li>a</li></ul><p>b 🔥</p>");
  expect(sanitiseBlogHtml("<table><tr><td>a</td><td>b</td></tr></table>")).toBe(
    "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>",
  );
  expect(sanitiseReplyHtml("<table><tr><td>a</td><td>b</td></tr></table>")).toBe("<p>a | b</p>");
});
