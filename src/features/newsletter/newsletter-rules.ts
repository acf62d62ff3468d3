/** What a newsletter's sign-ups and letters may be. Pure: pages, forms and the server share it. */

/** `asked`: waits for the click. `on`: gets letters. `left`, `refused` and `bounced` are over: their address is gone. */
export const SUBSCRIBER_STATES = ["asked", "on", "left", "refused", "bounced"] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** What a letter can lead to. */
export const LETTER_SUBJECTS = ["none", "post", "day", "product"] as const;
export type LetterSubject = (typeof LETTER_SUBJECTS)[number];

/** `sending` can be stopped, a stopped one goes on where it was. */
export const LETTER_STATES = ["draft", "sending", "stopped", "sent"] as const;
export type LetterState = (typeof LETTER_STATES)[number];

export const NEWSLETTER_LIMITS = { email: 254, subject: 120, text: 4000 } as const;

/** How long the link of a sign-up can be confirmed; then the address is deleted. */
export const ASKED_DAYS = 30;
/** How often one address is asked in that time, whoever types it: nobody's box is filled by a third person. */
export const MOST_ASKED = 2;
/** How long it is kept, without the address, that somebody agreed and when they left. */
export const CONSENT_YEARS = 3;

/**
 * The network that a consent came from, shortened so that it names no household: the first 24 bits of an IPv4 address,
 * the first 48 of an IPv6 one.
 */
export function shortenedNetwork(network: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network);
  if (v4) return `${v4[1]}.0/24`;
  const v6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network);
  return v6 ? `${v6[1]}::/48` : "";
}
