import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CartLine } from "#features/cart/index.ts";
import { useCartCodes } from "#features/cart/web/index.ts";
import type { DiscountsEndpoints, ShownDiscount } from "#features/discounts/discounts.contract.ts";
import { type CartDiscount, discountFor } from "#features/discounts/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { readCode } from "#features/vouchers/index.ts";
import type { VoucherBalance, VouchersEndpoints } from "#features/vouchers/vouchers.contract.ts";
import { formatMoney, type Halere, toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Api } from "#kit/web/api/api.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { type ApiQuery, optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { discountedLines } from "../../code-sums.ts";
import { codesWords } from "../../codes.words.ts";

/** What the server says of a code. */
export type KnownCode = { discount: ShownDiscount } | { voucher: VoucherBalance & { code: string } };

/** Asks what a code brings; a gift voucher is told by its letters. Throws the server's words for one that brings nothing. */
export async function askForCode(api: Api, text: string, signal?: AbortSignal): Promise<KnownCode> {
  const code = readCode(text);
  if (code === null) {
    const body = { code: text };
    return { discount: await api.of<DiscountsEndpoints>()("POST /discount-codes/check", { body, signal }) };
  }
  const found = await api.of<VouchersEndpoints>()("POST /vouchers/balance", { body: { code }, signal });
  return { voucher: { ...found, code } };
}

/** What is known of a code; asked anew whenever a cart is opened. */
export function codeQuery(text: string): ApiQuery<KnownCode> {
  return {
    key: ["cart-code", text],
    staleTime: 0,
    fetch: (api, signal) => askForCode(api, text, signal),
  };
}

/** A code of the cart as it is shown. */
export interface ShownCode {
  /** As it stands in the cart, which it is removed by. */
  text: string;
  code: string;
  /** What it brings; blank while that is not known. */
  brings: string;
  note: string;
  /** Why it brings nothing; null where it does. */
  fault: string | null;
}

export interface Codes {
  shown: ShownCode[];
  /** Not all are known yet. */
  loading: boolean;
  discount: CartDiscount | null;
  /** What is left on the gift vouchers, together. */
  vouchers: Halere;
  /** Products whose pieces are vouchers over an amount. */
  valueIds: ReadonlySet<string>;
  /** What goes with the order: those that bring something. */
  sent: { discount_code?: string; codes?: string[] };
}

/** A cart without codes. */
export const NO_CODES: Codes = {
  shown: [],
  loading: false,
  discount: null,
  vouchers: 0,
  valueIds: new Set(),
  sent: {},
};

/** What the codes of the cart bring to these lines. */
export function useCodes(lines: readonly CartLine[]): Codes {
  const words = useWords(codesWords);
  const { language } = useLanguage();
  const api = useApi();
  const texts = useCartCodes();
  const { data: products, isLoading } = useApiQuery(productsQuery, texts.length > 0 && lines.length > 0);
  const asked = useQueries({ queries: texts.map((text) => optionsOf(codeQuery(text), api, language)) });
  const valueIds = useMemo(
    () => new Set((products ?? []).filter((one) => one.is_voucher && one.is_value).map(({ id }) => id)),
    [products],
  );
  const money = (halere: Halere) => formatMoney(toCzk(halere), language);
  const found = discountedLines(lines, valueIds);
  const codes: Codes = {
    shown: [],
    discount: null,
    vouchers: 0,
    valueIds,
    sent: {},
    loading: texts.length > 0 && (isLoading || asked.some(({ isPending }) => isPending)),
  };
  const paid = found.some(({ is_value }) => !is_value);
  for (const [index, text] of texts.entries()) {
    const { data, error } = asked[index] ?? {};
    const show = (code: string, brings: string, fault: string | null = null, note = "") =>
      codes.shown.push({ text, code, brings, note, fault });
    // Without an answer the last one counts: the server judges the order anyway.
    if (error && (isApiError(error) ? error.status > 0 : !data)) show(text, "", messageOf(error));
    else if (!data) show(text, error ? "" : words.checking, error ? messageOf(error) : null);
    else if ("discount" in data) {
      const { code, once_per_customer } = data.discount;
      const { discount, fault } = discountFor(data.discount, found);
      if (!discount) show(code, "", fault[language]);
      else {
        codes.discount = discount;
        codes.sent.discount_code = code;
        const off = discount.goods > 0 ? money(discount.goods) : "";
        const brings = !off
          ? words.freeShipping
          : discount.freeShipping
            ? words.offAndShipping(off)
            : words.off(off);
        show(code, brings, null, once_per_customer ? words.once : "");
      }
    } else {
      const { code, balance, state } = data.voucher;
      if (state !== "valid") show(code, "", words.voucherStates[state]);
      else if (!paid) show(code, "", words.notForVouchers);
      else {
        codes.vouchers += toHalere(balance);
        codes.sent.codes = [...(codes.sent.codes ?? []), code];
        show(code, words.voucher(money(toHalere(balance))));
      }
    }
  }
  return codes;
}
