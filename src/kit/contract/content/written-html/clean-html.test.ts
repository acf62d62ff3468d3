import { describe, expect, test } from "vitest";
import { type CleaningRules, cleanHtml } from "./clean-html.ts";

const PASTE: CleaningRules = {
  isOwn: false,
  hasTables: true,
  pictureAddress: (address) => (address.startsWith("data:") ? address : null),
};
const pasted = (html: string) => cleanHtml(html, PASTE).html.trim();

const ignored = (sign: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;
const item = (level: number, sign: string, text: string, list = 0) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l${list} level${level} lfo1'>${ignored(sign)}${text}<o:p></o:p></p>\n`;

describe("what is pasted from Word", () => {
  test("paragraphs that were list items are a list again, nested and numbered as they were (field paste-word-list)", () => {
    expect(pasted(item(1, "·", "První") + item(2, "o", "Hlouběji") + item(1, "·", "Druhá"))).toBe(
      "<ul><li>První<ul><li>Hlouběji</li></ul></li><li>Druhá</li></ul>",
    );
    expect(pasted(item(1, "3.", "Tři") + item(1, "4.", "Čtyři") + item(1, "a)", "Á", 1))).toBe(
      '<ol start="3"><li>Tři</li><li>Čtyři</li></ol><ol type="a"><li>Á</li></ol>',
    );
    expect(pasted(item(2, "§", "Sama"))).toBe("<ul><li>Sama</li></ul>");
  });

  test("an item's list on the web's Word, and a bullet that is text, are lists", () => {
    const web = (level: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1"><li data-aria-level="${level}"><p>${text}</p></li></ul></div>`;
    expect(pasted(web(1, "a") + web(2, "b") + web(1, "c"))).toBe(
      "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>",
    );
    expect(pasted("<p><span>·</span><span>&nbsp;&nbsp; </span>a</p><p>•\u00a0b</p><p>c · d</p>")).toBe(
      "<ul><li>a</li><li>b</li></ul><p>c · d</p>",
    );
  });

  test("colours, fonts, comments, hidden words, smart tags, empty paragraphs and runs of blanks go", () => {
    expect(
      pasted(
        "<p class=MsoNormal style='color:black;background:white'><span style='color:black;font-size:11pt'>Jedeme <st1:place w:st=\"on\">do Mostu</st1:place>&nbsp;&nbsp; <i>teď</i></span></p><p><o:p>&nbsp;</o:p></p><p><span style='mso-hide:all'>tajné</span>x<span class=MsoCommentReference><a href='#_msocom_1'>[A1]</a></span></p><del cite='mailto:x' datetime='2026'>pryč</del>",
      ),
    ).toBe("<p>Jedeme do Mostu <i>teď</i></p><p>x</p>");
  });

  test("a table stays one; one that only arranges things does not", () => {
    expect(
      pasted("<table class=MsoTableGrid><tr><td colspan=2 width=9><p>A</p></td><td>B</td></tr></table>"),
    ).toBe('<table><tbody><tr><td colspan="2"><p>A</p></td><td>B</td></tr></tbody></table>');
    expect(pasted('<table role="presentation"><tr><td>A</td><td><p>B</p></td></tr></table>')).toBe(
      "<p>A</p><p>B</p>",
    );
    expect(pasted("<table><tr><td>Sama</td></tr></table>")).toBe("<p>Sama</p>");
  });

  test("where no table can be, its rows are lines, and it is said", () => {
    const html = "<table><tr><th>Den</th><th>Kde</th></tr><tr><td><p>So</p></td><td>Most</td></tr></table>";
    expect(cleanHtml(html, { ...PASTE, hasTables: false })).toEqual({
      html: "<p>Den | Kde</p><p>So | Most</p>",
      lost: { pictures: 0, tables: 1 },
    });
  });
});

test("a picture of a sign is the sign, and no picture is loaded from elsewhere (field paste-emoji-picture)", () => {
  const flame = '<img height="16" width="16" alt="🔥" src="https://static.xx.fbcdn.net/emoji.php/1f525.png">';
  expect(cleanHtml(`<div dir="auto">Jedeme! <span>${flame}</span> Text</div>`, PASTE)).toEqual({
    html: "<p>Jedeme! 🔥 Text</p>",
    lost: { pictures: 0, tables: 0 },
  });
  for (const sign of ["👍🏽", "👨‍👩‍👧", "🇨🇿", "❤️", "1️⃣"])
    expect(pasted(`<img alt="${sign}" src="https://a.example/x.png">`)).toBe(sign);
  expect(pasted('<img class="wp-smiley" alt=":-)" src="https://a.example/x.png">')).toBe(":-)");
  expect(cleanHtml('<p>a<img alt="Auto" src="https://a.example/x.png"></p>', PASTE)).toEqual({
    html: "<p>a</p>",
    lost: { pictures: 1, tables: 0 },
  });
});

test("Google Docs: what a style says is said by an element, its wrapper means nothing, links lead where they say", () => {
  expect(
    pasted(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">T</span> <span style="font-style:italic">k</span> <span style="text-decoration:line-through">s</span></p><ul><li><p>1</p></li><ul><li><p>2</p></li></ul></ul><a href="https://www.google.com/url?q=https://example.com/x%3Fa%3D1&amp;sa=D"><span style="text-decoration:underline">o</span></a></b>',
    ),
  ).toBe(
    '<p><strong>T</strong> <em>k</em> <s>s</s></p><ul><li><p>1</p><ul><li><p>2</p></li></ul></li></ul><p><a href="https://example.com/x?a=1">o</a></p>',
  );
});

test("lines of a feed are paragraphs; signs that nobody sees, or that turn the order of reading, go", () => {
  expect(pasted('<div dir="auto">Jedna</div><div><br></div><div>Dva&#8203;tři‮RTL‬</div>')).toBe(
    "<p>Jedna</p><p>Dvatři‎RTL</p>".replace("\u200e", ""),
  );
});

test("a bold wrapper of paragraphs makes each of them bold", () => {
  expect(pasted("<b><p>a</p><p>b</p></b>")).toBe("<p><b>a</b></p><p><b>b</b></p>");
});

test.each(["<b>", "<p>", "<a ", "<", "<!--", "<p>· a", '<a b="', "<td>", "<ul><li>", "<script>", "&nbsp;"])(
  "a large paste of %j costs in proportion to its size",
  (unit) => {
    const cpu = (length: number) => {
      const html = unit.repeat(length / unit.length);
      const before = process.cpuUsage();
      pasted(html);
      return process.cpuUsage(before).user;
    };
    cpu(20_000);
    const small = Math.max(cpu(40_000), 4000);
    expect(cpu(800_000)).toBeLessThan(20 * small * 8);
  },
);
