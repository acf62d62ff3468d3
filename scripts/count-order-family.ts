import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Counts what makes the orders hard or easy to carry on (docs/orders.md): `node scripts/count-order-family.ts [checkout]`.
 */
const FAMILY = [
  ...["orders", "order-management", "payments", "refunds", "withdrawals", "vouchers"],
  ...["bank-transfers", "accounting"],
];
/** What says which picture is used where is the kit's, and counted apart. */
const PICTURES = /^register\w*Media\w*$/;

const root = resolve(process.argv[2] ?? join(import.meta.dirname, ".."), "src");
const files = globSync("**/*.{ts,tsx,css}", { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));
const sources = files.filter(({ file }) => !/\.test\.tsx?$/.test(file) && !file.startsWith("testing/"));

const writers = sources.filter(
  ({ file, text }) =>
    /\.update\(orders\)/.test(text) && !/^(features\/checkout|app\/history-walk)\//.test(file),
);
const registries = new Set(
  sources
    .filter(({ file }) => /^(features|app)\//.test(file))
    .flatMap(({ text }) =>
      [...text.matchAll(/^(on[A-Z]\w*|register[A-Z]\w*|open[A-Z]\w*|count[A-Z]\w*)\(/gm)].map(
        ([, name = ""]) => name,
      ),
    ),
);
const engines = sources.filter(
  ({ file, text }) =>
    /^(app|features\/order-management)\//.test(file) && /function (effectsOf|effectsBetween)\b/.test(text),
);

const imports = new Map<string, Set<string>>();
for (const { file, text } of sources) {
  const [top, from = ""] = file.split("/");
  if (top !== "features") continue;
  const own = imports.get(from) ?? new Set();
  imports.set(from, own);
  for (const [, to = ""] of text.matchAll(/["']#features\/([^/"']+)\//g)) if (to !== from) own.add(to);
}
const storeyOf = (feature: string): number =>
  1 + Math.max(0, ...[...(imports.get(feature) ?? [])].map(storeyOf));
const [most, named] = [...imports]
  .map(([name, own]) => [own.size, name] as const)
  .reduce((a, b) => (b[0] > a[0] ? b : a));

const lines = files
  .filter(({ file }) => FAMILY.some((feature) => file.startsWith(`features/${feature}/`)))
  .reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);

const read = (file: string) => files.find((one) => one.file === file)?.text ?? "";
/** Columns of `orders` that say what came of its price, and when. */
const columns = [
  ...(read("features/orders/server/orders.table.ts").split("export const orderItems")[0] ?? "").matchAll(
    /^ {4}(\w+): \w+\(/gm,
  ),
].filter(([, name = ""]) => /^(paid|due|part|voucher|refunded|balance)_|overpaid/.test(name));
const kinds =
  /DIFFERENCE_KINDS = \[([^\]]*)\]/.exec(read("features/accounting/differences.ts"))?.[1]?.split(",") ?? [];

const pictures = [...registries].filter((name) => PICTURES.test(name));
const rows = [
  ["files that write orders after the checkout", writers.length],
  ["columns about money on orders", columns.length],
  ["kinds of differences that the night looks for", kinds.filter((one) => one.trim()).length],
  ["registries filled by importing", registries.size - pictures.length],
  ["the same of pictures", pictures.length],
  ["files that tell the effects of a step", engines.length],
  ["storeys of features", Math.max(...[...imports.keys()].map(storeyOf))],
  [`most imports of one feature (${named})`, most],
  ["lines of the order family", lines],
] as const;
for (const [what, count] of rows) process.stdout.write(`${String(count).padStart(7)}  ${what}\n`);
for (const { file } of writers) process.stdout.write(`         writes orders: ${file}\n`);
