import type { Language } from "#kit/contract/language/language.ts";
import type { Design } from "./gift-rules.ts";

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
export interface VoucherDocument {
  code: string;
  /** For the QR code; mails that wait from before codes were signed have none. */
  signed_code?: string;
  language: Language;
  /** YYYY-MM-DD in Prague. */
  issued_on: string;
  valid_until: string;
  content: VoucherContent;
  /** Of one over an amount: what it was issued with, CZK. */
  value?: number;
  /** Of a ride that has its date: day and time, place, when to come, when it ends; a line each. */
  place?: string[];
  /** Of one that is given: whom it is for, and some words for that person, which may be blank. */
  given?: { name: string; dedication: string };
  /** How it looks; that of vouchers of old and of those that are no gift is the first one. */
  design?: Design;
  /** Only shows how it will look: it has no code. */
  is_sample?: true;
}
