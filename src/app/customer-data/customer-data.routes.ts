import { implement } from "#kit/server/http/mount.ts";
import { customerDataEndpoints } from "./customer-data.contract.ts";
import {
  eraseCustomerData,
  eraseRecords,
  exportCustomerData,
  exportRecords,
  findCustomerData,
} from "./customer-data.ts";
import { findPeople } from "./find-people.ts";

export const customerDataRoutes = implement(customerDataEndpoints, {
  find: (context, { query }) => findCustomerData(context, query.email),
  export: async (context, { query }, reply) => {
    const data = await exportCustomerData(context, query.email);
    await reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", 'attachment; filename="personal-data.json"')
      .header("cache-control", "no-store")
      .send(data);
  },
  people: (context, { query }) => findPeople(context, query.q),
  exportRecords: async (context, { query }, reply) => {
    await reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", 'attachment; filename="personal-data.json"')
      .header("cache-control", "no-store")
      .send(await exportRecords(context, query));
  },
  eraseRecords: (context, { body }) => eraseRecords(context, body),
  erase: (context, { body }) => eraseCustomerData(context, body.email),
});
