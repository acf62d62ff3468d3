import fs from "node:fs";
import path from "node:path";
import process from "node:process";

/** Counts what issue 37 counts of the order family: `node scripts/count-order-family.ts`. */

const FEATURES = "src/features";

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

const read = (file: string) => fs.readFileSync(file, "utf8");

/** Files that write rows of `orders` after they were placed. */
function writersOfOrders(): string[] {
  return filesIn(FEATURES).filter((file) => /\.update\(orders\)/.test(read(file)));
}

/** Columns of `orders` that say what came of its price, and when. */
function moneyColumns(): string[] {
  const table = read(`${FEATURES}/orders/server/orders.table.ts`);
  const [own = ""] = table.split("export const orderItems");
  const columns = [...own.matchAll(/^ {4}(\w+): \w+\(/gm)].map(([, name]) => String(name));
  return columns.filter((name) => /^(paid|due|part|voucher|refunded|balance)_|overpaid/.test(name));
}

function kindsOfDifferences(): number {
  const [, kinds = ""] =
    /DIFFERENCE_KINDS = \[([^\]]*)\]/.exec(read(`${FEATURES}/accounting/differences.ts`)) ?? [];
  return kinds.split(",").filter((one) => one.trim()).length;
}

const FAMILY = [
  "orders",
  "order-management",
  "payments",
  "withdrawals",
  "vouchers",
  "bank-transfers",
  "accounting",
];

function linesOfFamily(): number {
  return FAMILY.flatMap((name) => filesIn(`${FEATURES}/${name}`)).reduce(
    (sum, file) => sum + read(file).split("\n").length - 1,
    0,
  );
}

const writers = writersOfOrders();
const columns = moneyColumns();
process.stdout.write(`writers of orders after checkout: ${writers.length}
${writers.map((file) => `  ${file}`).join("\n")}
columns about money on orders: ${columns.length} (${columns.join(", ")})
kinds of differences that the night looks for: ${kindsOfDifferences()}
lines of the order family: ${linesOfFamily()}
`);
