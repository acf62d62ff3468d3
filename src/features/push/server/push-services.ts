import type { Config } from "#kit/server/config/config.ts";

/** Names of the push services of Chrome (and all that is built on it), Firefox, Safari and Windows. */
const HOSTS = ["fcm.googleapis.com", "jmt17.google.com", "web.push.apple.com"];
const ENDINGS = [".push.apple.com", ".push.services.mozilla.com", ".notify.windows.com"];

/**
 * Whether the server may send to an address that a browser has given: one of the known push services, or one that
 * the site's own configuration names. A stranger's address would make the server ask machines of its own network.
 */
export function isPushService(
  { PUSH_SERVICES = [] }: Pick<Config, "PUSH_SERVICES">,
  address: string,
): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.hash) return false;
  if (PUSH_SERVICES.some((service) => new URL(service).origin === url.origin)) return true;
  const { protocol, port, hostname } = url;
  if (protocol !== "https:" || port) return false;
  return (
    HOSTS.includes(hostname) ||
    ENDINGS.some((ending) => hostname.endsWith(ending) && !hostname.startsWith("."))
  );
}
