/** A mail is written once, as parts; from them come its plain text and its HTML with the same words. */
export type MailPart =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "link"; text: string; url: string }
  /** An attached picture by its cid; the plain text leaves it out. */
  | { kind: "picture"; cid: string; alt: string; side: number }
  /** A link that is what the reader most likely wants to press. */
  | { kind: "button"; text: string; label: string; url: string }
  | { kind: "rows"; rows: [label: string, value: string][]; lastIsTotal?: boolean };

export function mailText(parts: MailPart[]): string {
  const blocks = parts.flatMap((part) => {
    if (part.kind === "picture") return [];
    if (part.kind === "heading") return part.text.toUpperCase();
    if (part.kind === "link" || part.kind === "button") return `${part.text}\n${part.url}`;
    if (part.kind === "rows") return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    return part.text;
  });
  return `${blocks.join("\n\n")}\n`;
}

/**
 * Dark mode: what reads the style sheet gets colours of its own, what does not keeps the light ones as a whole.
 * Classes carry the colours there, the attributes carry them for readers without style sheets.
 */
const STYLE = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  "body,.page{background:#14171a!important;color:#f2f0ec!important}",
  ".name{background:#22272c!important;color:#ffffff!important}",
  ".line{border-color:#3b4147!important}",
  ".label{color:#b4b9bf!important}",
  "a{color:#ff9a6b!important}",
  ".press{background:#ff6a2b!important;color:#14171a!important}",
  "}",
].join("");

/** Everything is escaped: names and addresses come from strangers. */
export function mailHtml(parts: MailPart[], language: string): string {
  const body = parts.map(htmlOf).join("\n");
  const page = "margin:0;background:#ffffff;color:#1b1b1d";
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><style>${STYLE}</style></head>` +
    `<body class="page" style="${page};padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">` +
    `<div class="page" style="${page};max-width:600px;margin:0 auto">` +
    `${LETTERHEAD}\n${body}\n</div></body></html>`
  );
}

/** Where the team's name comes as the mail leaves; a text can't hold it, for its signs are escaped. */
const LETTERHEAD = "<!--letterhead-->";

/** The head of the papers, of text and colour alone: nothing has to be loaded, and readers that hide pictures show it. */
export function withLetterhead(html: string, team: string): string {
  const name =
    team.trim() &&
    `<td class="name" style="padding:14px 18px;background:#14171a;color:#ffffff;font-size:18px;line-height:1.3;font-weight:bold;letter-spacing:0.04em">${escapeHtml(team.trim())}</td>`;
  const head =
    `<table role="presentation" style="${name ? "width:100%;" : ""}border-collapse:collapse;margin:0 0 24px"><tr>` +
    `<td style="width:8px;min-width:8px;height:8px;padding:0;background:#ff6a2b"></td>${name}</tr></table>`;
  return html.replace(LETTERHEAD, () => head);
}

function htmlOf(part: MailPart): string {
  if (part.kind === "heading")
    return `<h2 style="font-size:18px;line-height:1.3;margin:28px 0 8px">${escapeHtml(part.text)}</h2>`;
  if (part.kind === "picture")
    // On white with room around it: a reader needs that in dark mode, too.
    return (
      `<p><img src="cid:${escapeHtml(part.cid)}" alt="${escapeHtml(part.alt)}" width="${part.side}" ` +
      `height="${part.side}" style="display:block;background:#ffffff;border:0"></p>`
    );
  if (part.kind === "link") {
    const url = escapeHtml(part.url);
    return `<p>${escapeHtml(part.text)}<br><a href="${url}" style="color:#b23a06;word-break:break-word">${url}</a></p>`;
  }
  if (part.kind === "button") {
    const press =
      "display:inline-block;padding:12px 20px;background:#b23a06;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:4px";
    return (
      `<p style="margin:28px 0 8px">${escapeHtml(part.text)}</p>` +
      `<p style="margin:0 0 24px"><a class="press" href="${escapeHtml(part.url)}" style="${press}">${escapeHtml(part.label)}</a></p>`
    );
  }
  if (part.kind === "rows") return rowsHtml(part);
  return `<p>${escapeHtml(part.text).replaceAll("\n", "<br>")}</p>`;
}

/** As long as any amount or Czech account, which a telephone would break in two; an address may have to be. */
const LONGEST_IN_ONE_LINE = 22;

function rowsHtml({ rows, lastIsTotal }: Extract<MailPart, { kind: "rows" }>): string {
  const lines = rows.map(([label, value], index) => {
    const isTotal = lastIsTotal && index === rows.length - 1;
    const cell = `padding:8px 0;border-bottom:1px solid #dddddd;vertical-align:top${isTotal ? ";font-weight:bold" : ""}`;
    return (
      `<tr><td class="line${isTotal ? "" : " label"}" style="${cell};padding-right:16px${isTotal ? "" : ";color:#5b6067"}">${escapeHtml(label)}</td>` +
      `<td class="line" style="${cell};text-align:right;${value.length > LONGEST_IN_ONE_LINE ? "word-break:break-word" : "white-space:nowrap"}">${escapeHtml(value)}</td></tr>`
    );
  });
  return `<table role="presentation" style="width:100%;border-collapse:collapse">${lines.join("")}</table>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
