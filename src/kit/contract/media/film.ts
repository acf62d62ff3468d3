import { parseMediaPath } from "./media-path.ts";

/** Films: own files, and addresses of two services. Pure: forms, pages and the server share it. */

export type FilmSource =
  | { kind: "file"; path: string }
  | { kind: "youtube"; id: string }
  /** `key` opens one that is not listed; blank where it needs none. */
  | { kind: "vimeo"; id: string; key: string };

/** As long as an address may be that is looked at. */
const LONGEST = 500;
const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;

/** What a text names: a stored film, or one at YouTube or Vimeo; null for everything else. */
export function filmOf(text: string): FilmSource | null {
  if (text === "" || text.length > LONGEST) return null;
  const stored = parseMediaPath(text);
  if (stored) return stored.width === null ? { kind: "file", path: text } : null;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url) return null;
  const [first = "", second = "", third = ""] = url.pathname.split("/").filter(Boolean);
  const host = url.hostname.toLowerCase();
  if (host === "youtu.be") return youtube(first);
  if (YOUTUBE_HOSTS.test(host))
    return youtube(first === "watch" ? (url.searchParams.get("v") ?? "") : isPlayer(first) ? second : "");
  if (host === "vimeo.com" || host === "www.vimeo.com") return vimeo(first, second);
  if (host === "player.vimeo.com") return vimeo(second, url.searchParams.get("h") ?? third);
  return null;
}

const isPlayer = (part: string) => ["embed", "shorts", "live", "v"].includes(part);

function youtube(id: string): FilmSource | null {
  return /^[\w-]{11}$/.test(id) ? { kind: "youtube", id } : null;
}

function vimeo(id: string, key: string): FilmSource | null {
  if (!/^\d{1,15}$/.test(id)) return null;
  return { kind: "vimeo", id, key: /^[\da-f]{6,20}$/i.test(key) ? key : "" };
}

/** A film as it is kept: one way to write each. A text that names none stays as it is. */
export function tidyFilm(text: string): string {
  const film = filmOf(text.trim());
  if (!film) return text.trim();
  if (film.kind === "file") return film.path;
  if (film.kind === "youtube") return `https://youtu.be/${film.id}`;
  return `https://vimeo.com/${film.id}${film.key && `/${film.key}`}`;
}
