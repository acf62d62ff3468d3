/** A mail is written once, as parts; from them come its plain text and its HTML with the same words. */
export type MailPart =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "link"; text: string; url: string }
  /** An attached picture by its cid; the plain text leaves it out. */
  | { kind: "picture"; cid: string; alt: string; side: number }
  | { kind: "rows"; rows: [label: string, value: string][]; lastIsTotal?: boolean };

export function mailText(parts: MailPart[]): string {
  const blocks = parts.flatMap((part) => {
    if (part.kind === "picture") return [];
    if (part.kind === "heading") return part.text.toUpperCase();
    if (part.kind === "link") return `${part.text}\n${part.url}`;
    if (part.kind === "rows") return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    return part.text;
  });
  return `${blocks.join("\n\n")}\n`;
}

/** Everything is escaped: names and addresses come from strangers. */
export function mailHtml(parts: MailPart[], language: string): string {
  const body = parts.map(htmlOf).join("\n");
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"></head>` +
    `<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;color:#1b1b1d">` +
    `<div style="max-width:600px;margin:0 auto">\n${body}\n</div></body></html>`
  );
}

function htmlOf(part: MailPart): string {
  if (part.kind === "heading")
    return `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(part.text)}</h2>`;
  if (part.kind === "picture")
    // On white with room around it: a reader needs that in dark mode, too.
    return (
      `<p><img src="cid:${escapeHtml(part.cid)}" alt="${escapeHtml(part.alt)}" width="${part.side}" ` +
      `height="${part.side}" style="display:block;background:#ffffff;border:0"></p>`
    );
  if (part.kind === "link") {
    const url = escapeHtml(part.url);
    return `<p>${escapeHtml(part.text)}<br><a href="${url}">${url}</a></p>`;
  }
  if (part.kind === "rows") {
    const rows = part.rows.map(([label, value], index) => {
      const bold = part.lastIsTotal && index === part.rows.length - 1 ? ";font-weight:bold" : "";
      const cell = `padding:6px 0;border-bottom:1px solid #ddd${bold}`;
      return (
        `<tr><td style="${cell}">${escapeHtml(label)}</td>` +
        `<td style="${cell};text-align:right">${escapeHtml(value)}</td></tr>`
      );
    });
    return `<table style="width:100%;border-collapse:collapse">${rows.join("")}</table>`;
  }
  return `<p>${escapeHtml(part.text).replaceAll("\n", "<br>")}</p>`;
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
