/** Addresses on the web as people type them. Pure: forms, the server and pages judge alike. */

/** True for a whole http or https address. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  return URL.canParse(value);
}

/** What was typed, trimmed; `https://` stands before what is an address without it: `www.example.cz`, `example.cz/path`. */
export function completeWebAddress(typed: string): string {
  const text = typed.trim();
  const complete = `https://${text}`;
  return WITHOUT_SCHEME.test(text) && isWebAddress(complete) ? complete : text;
}

/** A host with a dot, perhaps a port, perhaps a path: no other scheme, no e-mail address, no path of this site. */
const WITHOUT_SCHEME =
  /^[^\s:/?#@\\.]+(?:\.[^\s:/?#@\\.]+)*\.[^\s:/?#@\\.\d][^\s:/?#@\\.]+(?::\d+)?(?:[/?#]\S*)?$/;
