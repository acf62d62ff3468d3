import type { Language } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import type { Design } from "../gift-rules.ts";
import type { VoucherDocument } from "../voucher-content.ts";
import { drawVoucher } from "./pdf/draw-voucher.ts";
import { signedCode } from "./sign-code.ts";
import type { BookedPlace } from "./voucher-seats.ts";
import { VOUCHER_WORDS } from "./voucher-words.ts";
import type { vouchers } from "./vouchers.table.ts";

const MAKER = "voucher-pdf";

type Row = typeof vouchers.$inferSelect;

/** Whom a voucher is for, in which design; giveaways and gifts have both. */
interface Given {
  recipient?: string;
  name?: string;
  dedication: string;
  design: Design;
}

/** Vouchers of mails are drawn in the mail's job, from the content that the mail keeps. */
export function declareVoucherAttachment({ mailer }: Pick<Services, "mailer">): void {
  mailer.attachmentMaker(MAKER, (paper: VoucherDocument) => drawVoucher(paper));
}

/** What each is for with its code, and its last day. */
export function voucherRows(rows: Row[], language: Language): MailPart {
  return {
    kind: "rows",
    rows: rows.flatMap(({ code, content, valid_until }): [string, string][] => [
      [content.name, code],
      [VOUCHER_WORDS[language].validUntil, formatDay(valid_until, language)],
    ]),
  };
}

export function attachedVouchers(
  context: Pick<Context, "config">,
  rows: Row[],
  language: Language,
  places: ReadonlyMap<number, BookedPlace>,
  given?: Given,
) {
  return rows.map((row) => ({
    name: VOUCHER_WORDS[language].fileName(row.code),
    type: "application/pdf",
    made: { by: MAKER, from: documentOf(context, row, given, places.get(row.id)) },
  }));
}

/** What a stored voucher's paper shows; `given`: whom it was given to; `place`: its date, where it has one. */
export function documentOf(
  { config }: Pick<Context, "config">,
  { code, language, issued_at, valid_until, content, value_halere }: Row,
  given?: Given,
  place?: BookedPlace,
): VoucherDocument {
  return {
    code,
    signed_code: signedCode(config, code),
    language,
    issued_on: pragueDay(issued_at),
    valid_until,
    content,
    ...(value_halere !== null && { value: toCzk(value_halere) }),
    ...(place && { place: [place.when, place.where, ...place.come].filter(Boolean) }),
    ...(given && {
      given: { name: given.recipient ?? given.name ?? "", dedication: given.dedication },
      design: given.design,
    }),
  };
}
