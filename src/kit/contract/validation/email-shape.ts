/**
 * Whether a text looks like an e-mail address: one `@`, a host with a dot, nothing blank. What forms ask before the
 * server does, by steps whose time grows with the text and no faster.
 */
export function isEmailShaped(text: string): boolean {
  const [name, host, ...more] = text.split("@", 3);
  if (!name || !host || more.length > 0 || /\s/.test(text)) return false;
  const dot = host.indexOf(".", 1);
  return dot > 0 && dot < host.length - 1;
}
