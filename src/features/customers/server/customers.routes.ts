import { implement } from "#kit/server/http/mount.ts";
import { customersEndpoints } from "../customers.contract.ts";
import { addNote, removeNote } from "./customer-notes.ts";
import { findCustomers } from "./find-customers.ts";
import { oneCustomer } from "./one-customer.ts";

export const customersRoutes = implement(customersEndpoints, {
  list: (context, { query }) => findCustomers(context, query),
  get: (context, { params }) => oneCustomer(context, params.key),
  note: async (context, { params, body }) => {
    await addNote(context, params.key, body.text);
    return oneCustomer(context, params.key);
  },
  removeNote: (context, { params }) => removeNote(context, params.key, params.id),
});
