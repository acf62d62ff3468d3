import { and, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { orderItems } from "#features/orders/server/index.ts";
import { may } from "#kit/contract/roles.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { type Finder, MOST_OF_A_KIND, type Sought } from "#kit/server/search/finder.ts";
import { contains } from "#kit/server/statements/contains.ts";
import { readCode } from "../voucher-code.ts";
import { voucherGifts } from "./gifts/gifts.table.ts";
import { giveaways } from "./giveaways/giveaways.table.ts";
import { vouchers } from "./vouchers.table.ts";

/** So many letters of a code, one a figure, are no name. */
const CODE_START = /^(?=.*\d)(?=.*[A-Z])[2-9A-HJ-NP-Z]{4,12}$/;

/**
 * Vouchers by their code, and by whom they are for. Who works at the track has a code in hand, and finds that one
 * voucher; a part of a code or a name shows strangers' codes to nobody there.
 */
export const vouchersFinder: Finder = {
  kind: "vouchers",
  name: { en: "Vouchers", cs: "Poukazy" },
  roles: ["shop", "track"],
  async find({ db }, sought) {
    const which = may(sought.role, ["shop"]) ? or(ofCode(sought), ofRecipient(sought)) : ofWholeCode(sought);
    if (!which) return [];
    const rows = await db
      .select({
        code: vouchers.code,
        content: vouchers.content,
        valid_until: vouchers.valid_until,
        recipient: sql<string>`coalesce(nullif(${giveaways.name}, ''), ${voucherGifts.recipient}, '')`,
      })
      .from(vouchers)
      .leftJoin(giveaways, eq(giveaways.id, vouchers.giveaway_id))
      .leftJoin(orderItems, eq(orderItems.id, vouchers.order_item_id))
      .leftJoin(voucherGifts, eq(voucherGifts.order_item_id, orderItems.id))
      .where(which)
      .orderBy(desc(vouchers.issued_at), desc(vouchers.id))
      .limit(MOST_OF_A_KIND);
    return rows.map(({ code, content, valid_until, recipient }) => ({
      to: `/admin/vouchers?code=${code}`,
      title: [code, recipient].filter(Boolean).join(" "),
      detail: `${content.name}, ${formatDay(valid_until, sought.language)}`,
      isIt: code === readCode(sought.typed),
    }));
  },
};

function ofWholeCode({ typed }: Sought): SQL | undefined {
  const code = readCode(typed);
  return code === null ? undefined : eq(vouchers.code, code);
}

function ofCode(sought: Sought): SQL | undefined {
  const bare = sought.typed.replace(/[\s-]/g, "").toUpperCase();
  if (!CODE_START.test(bare)) return ofWholeCode(sought);
  return sql`starts_with(${vouchers.code}, ${(bare.match(/.{1,4}/g) ?? []).join("-")})`;
}

/** Whom it is for stands with the gift or the giveaway, of which there are few. */
function ofRecipient({ words }: Sought): SQL | undefined {
  if (words.length === 0) return undefined;
  const named = (...columns: Parameters<typeof contains>[0][]) =>
    and(...words.map((word) => or(...columns.map((column) => contains(column, word)))));
  return or(
    sql`${vouchers.order_item_id} in (select ${voucherGifts.order_item_id} from ${voucherGifts}
      where ${and(ne(voucherGifts.recipient, ""), named(voucherGifts.recipient, voucherGifts.email))})`,
    sql`${vouchers.giveaway_id} in (select ${giveaways.id} from ${giveaways}
      where ${and(ne(giveaways.name, ""), named(giveaways.name, giveaways.email))})`,
  );
}
