import { api } from "./api.ts";
import { backOffice } from "./back-office.ts";
import { firstRender } from "./first-render.ts";
import { growth } from "./growth.ts";
import { idle } from "./idle.ts";
import { intent } from "./intent.ts";
import { javascript } from "./javascript.ts";
import type { Row } from "./lib/row.ts";
import { lighthouse } from "./lighthouse.ts";
import { memory } from "./memory.ts";
import { orders } from "./orders.ts";
import { pages } from "./pages.ts";
import { start } from "./start.ts";
import { weight } from "./weight.ts";

/** Every row of the speed table, in its order. */
export const ROWS: Row[] = [
  pages,
  api,
  firstRender,
  orders,
  javascript,
  backOffice,
  lighthouse,
  intent,
  weight,
  growth,
  start,
  memory,
  idle,
];
