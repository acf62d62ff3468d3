/** What the clients sent, and what the server told them it had done. */
export interface Ledger {
  /** By the customer's e-mail, which no two orders share. */
  orders: Map<string, SentOrder>;
  /** Uploaded pictures that were acknowledged: record -> path. */
  pictures: Map<number, string>;
  /** How many uploads were acknowledged, those of pictures that are gone again too. */
  uploads: number;
  /** Records whose removal was acknowledged. */
  removed: Set<number>;
  /** The event's title counts its edits. */
  edits: { sent: number; acknowledged: number };
  /** Orders whose final invoice was seen. */
  invoiced: Set<number>;
  /** Answers that were neither a success nor cut off, by status; there should be few. */
  refused: Map<number, number>;
}

export interface SentOrder {
  round: number;
  key: string;
  quantity: number;
  /** Set once the server has acknowledged it. */
  id?: number;
}

export function newLedger(): Ledger {
  return {
    orders: new Map(),
    pictures: new Map(),
    uploads: 0,
    removed: new Set(),
    edits: { sent: 0, acknowledged: 0 },
    invoiced: new Set(),
    refused: new Map(),
  };
}

export function acknowledged(ledger: Ledger): SentOrder[] {
  return [...ledger.orders.values()].filter(({ id }) => id !== undefined);
}
