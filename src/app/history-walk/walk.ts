import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { DEMO_SELLER } from "#features/payments/index.ts";
import type { HistoryAction } from "#kit/contract/content/history.ts";
import { formOf, pictureFile } from "#testing/content/content-records.ts";
import { startFioServer } from "#testing/outside/fio-server.ts";
import { startPacketaServer } from "#testing/outside/packeta-server.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { type Answer, testServer } from "#testing/test-server.ts";

/** What the steps of the walk share: the server, and calls as the administrator. */

export const bank = await startFioServer();
bank.account.iban = DEMO_SELLER.bank_iban;
export const packeta = await startPacketaServer();
export const server = await testServer({
  FIO_API_URL: bank.url,
  PACKETA_API_URL: `${packeta.url}/api/rest`,
  PACKETA_POINTS_URL: `${packeta.url}/v5`,
});
const token = await server.signIn();
export const { db } = server.services;
export const shop = await openShop(server.services);

export const both = (texts: Record<string, string>) => ({ translations: { en: texts, cs: texts } });
export const send = (name: string, body?: unknown) => server.call(name, { token, body, language: "en" });
export const picture = async (field: string, fields: object) =>
  formOf({ ...fields }, { [field]: await pictureFile() });

export interface Step {
  /** The contract's name of the call. */
  name: string;
  entry: [type: string, action: HistoryAction];
  run: () => Promise<Answer>;
}

/** The record of each kind that the steps after the first one change. */
export const made: Record<string, { id: number; slug: string }> = {};

/** The calls that add, change and delete one kind of record. */
export function lifeOf(
  type: string,
  path: string,
  add: () => Promise<unknown> | unknown,
  change: object,
  key: "id" | "slug" = "id",
  method = "PUT",
): Step[] {
  const address = () => `${path}/${made[type]?.[key]}`;
  const run = async () => {
    const answer = await send(`POST ${path}`, await add());
    made[type] = answer.body;
    return answer;
  };
  return [
    { name: `POST ${path}`, entry: [type, "added"], run },
    {
      name: `${method} ${path}/:${key}`,
      entry: [type, "changed"],
      run: () => send(`${method} ${address()}`, change),
    },
    { name: `DELETE ${path}/:${key}`, entry: [type, "deleted"], run: () => send(`DELETE ${address()}`) },
  ];
}

/** Before the record goes: it comes from far behind to its place in the list, and nothing else moves. */
export function withOrder(type: string, table: OrderedTable, life: Step[]): Step[] {
  const run = async () => {
    const rows = (await db.select().from(table as PgTable)) as { id: number | string }[];
    const ids = rows.map(({ id }) => id);
    const first = type === "car-photos" ? 1 : 0;
    for (const [index, id] of ids.entries()) {
      const display_order = index === ids.length - 1 ? 999 : first + index;
      await db
        .update(table)
        .set({ display_order } as never)
        .where(eq(table.id, id));
    }
    return send(`PUT /display-order/${type}`, { ids });
  };
  const step: Step = { name: `PUT /display-order/${type}`, entry: [type, "changed"], run };
  return [...life.slice(0, -1), step, ...life.slice(-1)];
}

/** Before the record goes: it is changed as one of many. */
export function withMany(
  type: string,
  life: Step[],
  change: object,
  { path = `/${type}`, key = "id" }: { path?: string; key?: "id" | "slug" } = {},
): Step[] {
  const run = async () => {
    const { id, updated_at } = (await send(`GET ${path}/${made[type]?.[key]}`)).body;
    return send(`PATCH ${path}`, { records: [{ id, based_on: updated_at, change }] });
  };
  const step: Step = { name: `PATCH ${path}`, entry: [type, "changed"], run };
  return [...life.slice(0, -1), step, ...life.slice(-1)];
}

type OrderedTable = PgTable & { id: PgColumn };
