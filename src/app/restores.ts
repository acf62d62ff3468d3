import type { Restores } from "#features/history/server/index.ts";
import { contentServers } from "./content-servers.ts";

/** How each kind of record in the log of changes is put back. What customers have sent is logged only. */
export const restores: Restores = {
  ...Object.fromEntries(contentServers.map(({ content, restore }) => [content.type, restore])),
  orders: null,
  withdrawals: null,
  messages: null,
  // A second factor is turned on with a code, never by putting a version back.
  accounts: null,
};
