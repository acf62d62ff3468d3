import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { OrderEffect } from "../order-effects.ts";

/** A step on an order, in the transaction that it is given. */
export type Deed = (context: Context, tx: Database) => Promise<unknown>;

declare module "#kit/server/context.ts" {
  interface Parts {
    /**
     * Does a step on an order, sees what came of it, and takes it back (`src/app/orders/foretell.ts`). Throws what the
     * step throws.
     */
    foretell(context: Context, orderId: number, deed: Deed): Promise<OrderEffect[]>;
  }
}

/** What a step would do; `refused`: why it can't be done now. */
export interface Foretold {
  effects: OrderEffect[];
  refused?: string;
}

/** What a step would do, or why it can't be done. */
export async function foretold(context: Context, orderId: number, deed: Deed): Promise<Foretold> {
  try {
    return { effects: await context.parts.foretell(context, orderId, deed) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { effects: [], refused: error.body(context.language).message };
  }
}
