import { eq } from "drizzle-orm";
import type { z } from "zod";
import { products, productVariants } from "#features/products/server/index.ts";
import { invalidField } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { localised } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { type RateLimit, requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import type { giftsEndpoints } from "../../gifts.contract.ts";
import { monthsLater } from "../../voucher-state.ts";
import { drawVoucher } from "../pdf/draw-voucher.ts";
import { voucherContent, voucherTeam } from "../voucher-content-of.ts";

const NOT_GIVEN: Both<string> = {
  en: "This isn’t sold as a voucher.",
  cs: "Tohle se jako poukaz neprodává.",
};
const TEN_MINUTES = 10 * 60 * 1000;

/** Samples of one network: each is drawn anew. */
export function previewLimit({ address }: Pick<Context, "address">): RateLimit {
  return { key: `voucher preview ${clientNetwork(address)}`, limit: 60, windowMs: TEN_MINUTES };
}

/**
 * How a voucher will look, in the asked language, drawn by what draws issued ones: a sample, whose code is none.
 *
 * @throws Refusal INVALID for what is no voucher, TOO_MANY_REQUESTS
 */
export async function previewGift(
  context: Context,
  { product: id, variant, gift }: z.output<typeof giftsEndpoints.preview.body>,
): Promise<Buffer> {
  const { db, language, now } = context;
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (!product?.is_voucher || !product.is_active) throw invalidField("product", NOT_GIVEN, language);
  await requireHit(context, previewLimit(context));
  const [size] = variant
    ? await db.select().from(productVariants).where(eq(productVariants.id, variant))
    : [];
  const label = size?.product_id === id ? size.label[language] || size.label.en || size.label.cs : "";
  const { name } = localised(product.translations, language);
  const today = pragueDay(now());
  const { recipient, dedication, design } = gift;
  return drawVoucher({
    code: "",
    is_sample: true,
    language,
    issued_on: today,
    design,
    valid_until: monthsLater(today, product.voucher_months ?? 0),
    content: voucherContent(
      label ? `${name} (${label})` : name,
      product,
      language,
      await voucherTeam(context, db, language),
    ),
    ...(product.is_value && { value: toCzk(product.price_halere) }),
    given: { name: recipient, dedication },
  });
}
