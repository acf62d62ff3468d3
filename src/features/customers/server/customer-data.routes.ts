import type { FastifyReply } from "fastify";
import { implement } from "#kit/server/http/mount.ts";
import { customerDataEndpoints } from "../customer-data.contract.ts";
import {
  eraseCustomer,
  eraseCustomerData,
  exportCustomer,
  exportCustomerData,
  findCustomerData,
} from "./customer-data.ts";

export const customerDataRoutes = implement(customerDataEndpoints, {
  find: (context, { query }) => findCustomerData(context, query.email),
  export: async (context, { query }, reply) => send(reply, await exportCustomerData(context, query.email)),
  erase: (context, { body }) => eraseCustomerData(context, body.email),
  exportOne: async (context, { params }, reply) => send(reply, await exportCustomer(context, params.key)),
  eraseOne: (context, { params }) => eraseCustomer(context, params.key),
});

async function send(reply: FastifyReply, data: Buffer): Promise<void> {
  await reply
    .type("application/json; charset=utf-8")
    .header("content-disposition", 'attachment; filename="personal-data.json"')
    .header("cache-control", "no-store")
    .send(data);
}
