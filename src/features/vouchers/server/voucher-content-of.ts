import type { products } from "#features/products/server/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import { type Language, localised } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { languageHosts, linkTo } from "#kit/server/own-address/language-hosts.ts";
import type { VoucherContent } from "../voucher-content.ts";

/** A voucher's texts as the product is now; of one that was deleted meanwhile only the name is left. */
export function voucherContent(
  name: string,
  product: typeof products.$inferSelect | undefined,
  language: Language,
  team: VoucherContent["team"],
): VoucherContent {
  const texts = product && localised(product.translations, language);
  return {
    name,
    features: (product?.features ?? []).flatMap(
      (feature) => feature[language] || feature.en || feature.cs || [],
    ),
    what_to_bring: texts?.what_to_bring ?? "",
    where: texts?.locations ?? "",
    when: texts?.availability ?? "",
    who_for: texts?.eligibility ?? "",
    team,
  };
}

/** Whom a voucher names to ask, and where its date is chosen. */
export async function voucherTeam(
  { config, origin }: Pick<Context, "config" | "origin">,
  tx: Database,
  language: Language,
): Promise<VoucherContent["team"]> {
  const texts = await settingTexts(tx, ["team_name", "contact_email", "contact_phone"], language);
  return {
    name: texts.team_name,
    email: texts.contact_email,
    phone: texts.contact_phone,
    web: (languageHosts(config)?.[language] ?? origin).replace(/^https?:\/\//, ""),
    link: linkTo({ config, origin }, "/", language),
  };
}
