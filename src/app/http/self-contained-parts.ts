import * as contentTypes from "../content/content-types.ts";

/**
 * First step of an API path -> the part of the site whose tables alone its reads show. A write to one part changes
 * no other's reads, so what is kept of them stays. What joins parts (orders, the log, the display order) is not here.
 * Without it the first render of the home page after a change takes 4.5 x React alone instead of 1.9 x, and the bar of
 * `bench/first-render.ts` is 3 x.
 */
const PARTS: Record<string, string> = Object.fromEntries(
  Object.values(contentTypes).map(({ type, feature }) => [type, feature ?? type]),
);

/** The part of an API path, such as `blog` of `/api/blog/tags/list`; undefined where there is none. */
export function selfContainedPart(path: string): string | undefined {
  const step = /^\/api\/([\w-]+)/.exec(path)?.[1] ?? "";
  return Object.hasOwn(PARTS, step) ? PARTS[step] : undefined;
}
