import type { Both, Language } from "#kit/contract/language/language.ts";
import { parseMediaPath, renditionUrl, srcSet } from "#kit/contract/media/media-path.ts";

/** Widest column of a post's text, in pixels. */
const WIDEST = 1280;
const PICTURE = /<img\b([^<>]*)>/g;
const STORED = /\ssrc="(\/media\/[^"?]+)"/;
const REPLACED = /\s(?:width|height|loading|srcset|sizes)="[^"]*"/g;

/**
 * A post's stored HTML made ready for its page: its own pictures reserve their space, offer widths to choose from
 * and are fetched when they come near, and the one h1 stays the page's. `host` is the media host.
 */
export function postText(html: string, host = ""): string {
  return html.replace(/<(\/?)h1\b/g, "<$1h2").replace(PICTURE, (whole, attributes: string) => {
    const [source, path] = STORED.exec(attributes) ?? [];
    const media = path === undefined ? null : parseMediaPath(path);
    if (!source || !path || !media?.width) return whole;
    const others = attributes.replace(source, "").replace(/\/$/, "").trimEnd();
    // The width that the editor gave it, else its own.
    const width = Number(/\swidth="(\d+)"/.exec(others)?.[1] ?? media.width);
    const height = Math.round((width * media.height) / media.width);
    const sources = `srcset="${srcSet(path, WIDEST, host)}" sizes="(min-width: 60rem) 44rem, 100vw"`;
    const address = `${host}${renditionUrl(path, 960)}`;
    return `<img${others.replace(REPLACED, "")} src="${address}" ${sources} width="${width}" height="${height}" loading="lazy">`;
  });
}

/** Whether readers would see anything of a text: words or a picture. */
export function showsSomething(html: string): boolean {
  return /<img\b/i.test(html) || /[^\s\u00a0\u200b-\u200d\ufeff]/.test(html.replace(/<[^<>]*>|&nbsp;/g, ""));
}

/** The language whose text readers of `language` get: their own, else the other one where that has a text. */
export function contentLanguage(contents: Both<{ content: string }>, language: Language): Language {
  const other = language === "en" ? "cs" : "en";
  const isMissing = !showsSomething(contents[language].content) && showsSomething(contents[other].content);
  return isMissing ? other : language;
}
