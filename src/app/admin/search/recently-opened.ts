import { keepDraft, readDraft } from "#kit/web/editor/drafts.ts";

/** A place of the back office that somebody has opened. */
export interface Opened {
  to: string;
  title: string;
}

const MOST = 10;
/** Kept as drafts are: on this device, for who is signed in, until they sign out. */
const NAME = "recently-opened";

/** The last ten, the newest first. */
export function recentlyOpened(): Opened[] {
  const kept = readDraft<Opened[]>(NAME);
  return Array.isArray(kept) ? kept.filter(isOpened).slice(0, MOST) : [];
}

export function noteOpened({ to, title }: Opened): void {
  const others = recentlyOpened().filter((one) => one.to !== to);
  keepDraft(NAME, [{ to, title }, ...others].slice(0, MOST));
}

function isOpened(one: Partial<Opened> | null): one is Opened {
  return typeof one?.to === "string" && one.to.startsWith("/") && typeof one.title === "string";
}
