import { and, or, type SQL, sql } from "drizzle-orm";
import { bookings, matchingBookings } from "#features/bookings/server/index.ts";
import { foldedCode } from "#features/discounts/index.ts";
import { discountCodes, discountUses } from "#features/discounts/server/index.ts";
import { invoices } from "#features/invoices/server/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { voucherMovements, vouchers } from "#features/vouchers/server/index.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";

/** A word of a search costs as much as the search itself; more than these tell nothing apart. */
const MOST_WORDS = 6;

/**
 * Orders that somebody typed a part of: the order's number, the number of an invoice, credit note or voucher, a discount code, or words of
 * the customer's or a rider's name, e-mail, phone, company and its numbers, in any order and whatever the accents. A number may
 * be grouped otherwise than it is stored. `riders: false` leaves out those of riders, for who looks for these apart.
 */
export function matchingOrders(typed: string, { riders = true } = {}): SQL | undefined {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  // Numbers are rarer than names: what they leave is looked through for the rest.
  words.sort((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)));
  const digits = digitsOf(typed);
  return or(
    and(...words.map((word) => containsFolded(orders.searched, word))),
    ...(digits === null
      ? []
      : [sql`strpos(${orders.searched}, ${withoutPrefix(digits)}) > 0`, numbered(digits)]),
    riders ? ridden(typed) : undefined,
    /^d?\d{3,}$/i.test(bare(typed)) ? hasDocument(bare(typed)) : undefined,
    codeStart(typed) ? vouched(codeStart(typed)) : undefined,
    discounted(typed),
  );
}

/** A number, however it is grouped and signed; null for what is not a number. */
function digitsOf(typed: string): string | null {
  if (!/^[#+]?[\d\s()/.-]+$/.test(typed) || !/\d/.test(typed)) return null;
  return typed.replace(/\D/g, "");
}

/** Part of the shown number, `0000000042`. */
function numbered(digits: string): SQL {
  return sql`strpos(lpad(${orders.id}::text, 10, '0'), ${digits}) > 0`;
}

/** The beginning of the number of an invoice, `202600001`, or of a credit note, `D202600001`. */
function hasDocument(number: string): SQL {
  return sql`${orders.id} in (select ${invoices.order_id} from ${invoices}
    where starts_with(${invoices.number}, ${number.toUpperCase()}))`;
}

/**
 * The beginning of a voucher's code as it is stored, `7KQM-2X`, however it is grouped; blank for what is none. A word
 * of letters alone may be a name, so only a whole code may be that.
 */
function codeStart(typed: string): string {
  const letters = bare(typed).toUpperCase();
  const isCode = /^[2-9A-HJ-NP-Z]{4,12}$/.test(letters) && (letters.length === 12 || /\d/.test(letters));
  return isCode && /[A-Z]/.test(letters) ? (letters.match(/.{1,4}/g) ?? []).join("-") : "";
}

/** Whose voucher it is: the order that bought it, and those that it pays. */
function vouched(code: string): SQL {
  return sql`(${orders.id} in (select ${vouchers.order_id} from ${vouchers}
    where starts_with(${vouchers.code}, ${code})) or ${orders.id} in (
    select ${voucherMovements.order_id} from ${voucherMovements}
    join ${vouchers} on ${vouchers.id} = ${voucherMovements.voucher_id}
    where starts_with(${vouchers.code}, ${code})))`;
}

/** Whose riders it has, with its places or with its vouchers: who books and who rides may be others than who paid. */
function ridden(typed: string): SQL {
  return sql`${orders.id} in (select coalesce(${bookings.order_id}, ${vouchers.order_id}) from ${bookings}
    left join ${vouchers} on ${vouchers.id} = ${bookings.voucher_id}
    where ${bookings.anonymised_at} is null and ${matchingBookings(typed)})`;
}

/** A whole discount code, however it is written: a part of one may be a name. */
function discounted(typed: string): SQL {
  return sql`${orders.id} in (select ${discountUses.order_id} from ${discountUses}
    join ${discountCodes} on ${discountCodes.id} = ${discountUses.code_id}
    where ${discountCodes.folded} = ${foldedCode(typed)})`;
}

/** A Czech or Slovak number is stored with the country's prefix or without. */
function withoutPrefix(digits: string): string {
  return /^(?:00)?42[01](\d{9})$/.exec(digits)?.[1] ?? digits;
}

function bare(typed: string): string {
  return typed.replace(/[\s#-]/g, "");
}
