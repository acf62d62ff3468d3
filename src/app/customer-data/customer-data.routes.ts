import { implement } from "#kit/server/http/mount.ts";
import { customerDataEndpoints } from "./customer-data.contract.ts";
import { eraseCustomerData, exportCustomerData, findCustomerData } from "./customer-data.ts";

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
  erase: (context, { body }) => eraseCustomerData(context, body.email),
});
