import { orderByKey } from "#features/orders/server/index.ts";
import { implement } from "#kit/server/http/mount.ts";
import { withdrawalsEndpoints } from "../withdrawals.contract.ts";
import { listWithdrawals, settleWithdrawal } from "./admin-withdrawals.ts";
import { limitOf, withdraw, withdrawByKey } from "./withdraw.ts";

export const withdrawalsRoutes = implement(
  withdrawalsEndpoints,
  {
    send: (context, { body }) => withdraw(context, body),
    sendByKey: (context, { params, body }) => withdrawByKey(context, params.id, params.key, body.items),
    list: (context, { query }) => listWithdrawals(context, query.order),
    settle: (context, { params, body }) => settleWithdrawal(context, params.id, body.settled),
  },
  {
    send: { room: (context) => [limitOf(context)] },
    sendByKey: { key: ({ config, db }, { params }) => orderByKey(config, db, params.id, params.key) },
  },
);
