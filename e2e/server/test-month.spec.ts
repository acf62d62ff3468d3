import { test } from "@playwright/test";
import { runMonth } from "../month/run-month.ts";

test.describe.configure({ timeout: 400_000 });

test("a month of 300 orders, paid in every way, withdrawn from, refunded, its server killed in between, comes to zero", () =>
  runMonth("embedded", 300));

test("a smaller month on PostgreSQL comes to zero, too", () => runMonth("postgres", 60));
