import { defineFeature } from "#kit/server/feature.ts";
import { customerDataRoutes } from "./customer-data.routes.ts";
import { forgetOldNotes } from "./customer-notes.ts";
import { customersRoutes } from "./customers.routes.ts";

export const customers = defineFeature({
  name: "customers",
  routes: [customersRoutes, customerDataRoutes],
  nightly: [({ db, now }) => forgetOldNotes(db, now())],
});
