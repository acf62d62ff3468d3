interface ChangedPrices {
  items: { id: string; price: number }[];
  /** CZK; null where the answer does not say. */
  shipping: number | null;
  /** Of the way of paying. */
  fee: number | null;
  total: number | null;
}

/** Reads a `PRICE_CHANGED` answer; values of a wrong type are left out. */
export function changedPrices({ items, shipping, fee, total }: Record<string, unknown>): ChangedPrices {
  return {
    items: Array.isArray(items) ? items.flatMap((item) => (isPriced(item) ? [item] : [])) : [],
    shipping: typeof shipping === "number" ? shipping : null,
    fee: typeof fee === "number" ? fee : null,
    total: typeof total === "number" ? total : null,
  };
}

function isPriced(item: unknown): item is { id: string; price: number } {
  const { id, price } = (item ?? {}) as Record<string, unknown>;
  return typeof id === "string" && typeof price === "number" && Number.isFinite(price) && price >= 0;
}
