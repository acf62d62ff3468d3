import type { Language } from "#kit/contract/language.ts";

/** What a voucher says, in its own language, frozen when it was issued. */
export interface VoucherContent {
  name: string;
  /** What is included. */
  features: string[];
  what_to_bring: string;
  where: string;
  when: string;
  who_for: string;
  /** `web` is for reading, `link` opens the site in the voucher's language; vouchers of old have none. */
  team: { name: string; email: string; phone: string; web: string; link?: string };
}

/** All that a voucher's paper shows. */
export interface VoucherPaper {
  code: string;
  /** For the QR code; mails that wait from before codes were signed have none. */
  signed_code?: string;
  language: Language;
  /** YYYY-MM-DD in Prague. */
  issued_on: string;
  valid_until: string;
  content: VoucherContent;
  /** Of one that was given away: whom it is for, and some words for that person, which may be blank. */
  given?: { name: string; dedication: string };
}
