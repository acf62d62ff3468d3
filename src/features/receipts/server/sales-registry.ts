import type { Halere } from "#kit/contract/money/money.ts";

/** A sale as a registry of sales would be told of it. */
interface Sale {
  number: string;
  at: Date;
  total: Halere;
  company_id: string;
}

/**
 * Where sales are registered electronically, should a law ask for it (docs/law.md). Answers the code that stands on
 * the receipt; null where nothing is registered.
 */
export interface SalesRegistry {
  register(sale: Sale): Promise<string | null>;
}

/** No law asks for it today. */
export const NO_REGISTRY: SalesRegistry = { register: async () => null };
