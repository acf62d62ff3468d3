import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { runStep } from "./run-step.ts";
import { root } from "./setup.mjs";

/**
 * Plants one fault after the other and asks the tests that should notice (docs/decisions/0145-three-commands.md). It
 * changes the sources while it runs and puts them back: use a copy, or a clean checkout. Arguments choose by number.
 */
interface Fault {
  what: string;
  file: string;
  from: string;
  to: string;
  /** A file of `npm test`, by its vitest project or in the browser; or the type check. */
  by: ["unit" | "dom" | "api-embedded" | "api-postgres" | "browser", file: string] | "types";
}

const FAULTS: Fault[] = [
  {
    what: "a new record is answered with 200",
    file: "src/kit/contract/content/content-type.ts",
    from: "status: 201,",
    to: "status: 200,",
    by: ["api-embedded", "src/features/sponsors"],
  },
  {
    what: "the shop's people read messages",
    file: "src/features/messages/messages.contract.ts",
    from: 'roles: ["content"],',
    to: 'roles: ["content", "shop"],',
    by: ["api-embedded", "src/app/promises/roles.api.test.ts"],
  },
  {
    what: "everybody may everything",
    file: "src/kit/contract/roles.ts",
    from: 'return held.some((role) => role === "owner" || roles.includes(role));',
    to: "return Boolean(held && roles);",
    by: ["api-embedded", "src/app/promises/roles.api.test.ts"],
  },
  {
    what: "VAT is rounded down",
    file: "src/features/invoices/vat.ts",
    from: "* 10_000 + whole) / (2 * whole)",
    to: "* 10_000) / (2 * whole)",
    by: ["unit", "src/features/invoices"],
  },
  {
    what: "a percentage is cut off instead of rounded",
    file: "src/features/orders/order-discount.ts",
    from: "return Math.round((goods * rule.percent) / 100);",
    to: "return Math.floor((goods * rule.percent) / 100);",
    by: ["unit", "src/features/orders"],
  },
  {
    what: "what rounding leaves over of a discount is lost",
    file: "src/features/orders/order-discount.ts",
    from: ".slice(0, left)",
    to: ".slice(1, left)",
    by: ["unit", "src/features/orders"],
  },
  {
    what: "a text without Czech",
    file: "src/features/sponsors/web/admin/sponsors-admin.words.ts",
    from: '    empty: "Žádní sponzoři.",\n',
    to: "",
    by: "types",
  },
  {
    what: "transfers in euros pay orders in crowns",
    file: "src/features/bank-transfers/match-entry.ts",
    from: 'const CURRENCY = "CZK";',
    to: 'const CURRENCY = "EUR";',
    by: ["unit", "src/features/bank-transfers"],
  },
  {
    what: "a name in a mail is markup",
    file: "src/kit/server/mail/mail-parts.ts",
    from: "return text.replace(/[&<>",
    to: "return text.replace(/[&",
    by: ["api-embedded", "src/features/checkout/server/mail/order-mail.api.test.ts"],
  },
  {
    what: "a voucher is not valid on its last day",
    file: "src/features/vouchers/voucher-state.ts",
    from: "valid_until < today",
    to: "valid_until <= today",
    by: ["unit", "src/features/vouchers"],
  },
  {
    what: "one size that is gone sells all out",
    file: "src/features/products/stock-rules.ts",
    from: "return product.variants.every(",
    to: "return product.variants.some(",
    by: ["unit", "src/features/products"],
  },
  {
    what: "a slug keeps capitals",
    file: "src/kit/contract/content/slug.ts",
    from: "    .toLowerCase()\n",
    to: "",
    by: ["unit", "src/kit/contract/content"],
  },
  {
    what: "a Czech host speaks English",
    file: "src/app/http/request-language.ts",
    from: 'return czech ? "cs" : "en";',
    to: 'return czech ? "en" : "en";',
    by: ["unit", "src/app/http"],
  },
  {
    what: "what was not sent at the gate is forgotten",
    file: "src/features/bookings/gate-queue.ts",
    from: "if (!kept || (kept.acts.length === 0 && kept.refused.length === 0)) return null;",
    to: "if (!kept || kept.refused.length === 0) return null;",
    by: ["unit", "src/features/bookings"],
  },
  {
    what: "a code's last use is not locked",
    file: "src/features/discounts/server/use-discount.ts",
    from: '.where(eq(discountCodes.folded, foldedCode(text)))\n    .for("update");',
    to: ".where(eq(discountCodes.folded, foldedCode(text)));",
    by: ["api-postgres", "src/features/discounts/server/discount-race.api.test.ts"],
  },
  {
    what: "a partner list that fails says that it is empty",
    file: "src/features/sponsors/web/sponsors-section.tsx",
    from: "errorText={words.loadFailed}",
    to: "errorText={words.empty}",
    by: ["dom", "src/app/home"],
  },
  {
    what: "a refused save says nothing of its reason",
    file: "src/features/sponsors/web/admin/sponsors-admin.words.ts",
    from: "failedToSave: (reason: string) => `Failed to save sponsor: ",
    to: "failedToSave: (reason: string) => `Failed to save ",
    by: ["dom", "src/app/admin"],
  },
  {
    what: "a session that was ended goes on",
    file: "src/features/accounts/server/sessions/live-session.ts",
    from: "and(isNull(sessions.ended_at), ",
    to: "and(",
    by: ["api-embedded", "src/features/accounts/server/sessions"],
  },
  {
    what: "Tab jumps to the postal code before all else",
    file: "src/features/checkout/web/form/customer-fields.tsx",
    from: "        required\n",
    to: '        required\n        tabIndex={name === "postalCode" ? 1 : 0}\n',
    by: ["browser", "e2e/keyboard.spec.ts"],
  },
  {
    what: "an order's items have lost their index",
    file: "src/features/orders/server/orders.table.ts",
    from: '(item) => [index("order_items_of_order").on(item.order_id)]',
    to: "() => []",
    by: ["api-embedded", "src/app/promises/indexes.api.test.ts"],
  },
];

/** The commands that `npm test` asks this by. */
function commandsOf(by: Fault["by"]): [program: string, ...args: string[]][] {
  if (by === "types") return [["tsc", "--noEmit"]];
  const [project, file] = by;
  if (project !== "browser")
    return [
      ["vitest", "run", `--project=${project}`, "--tags-filter=!processes", "--reporter=minimal", file],
    ];
  return [
    ["node", "scripts/build.ts"],
    ["playwright", "test", file, "--project=browser", "--grep=@job", "--reporter=line", "--workers=1"],
  ];
}

/** Asks one command after the other until one fails; what failed there first, null where nothing did. */
async function noticed(by: Fault["by"]): Promise<string | null> {
  for (const [program, ...args] of commandsOf(by)) {
    const { code, said } = await runStep(program, args, { minutes: 20 });
    // What fails without naming a test has not noticed anything.
    if (code !== 0) return /(?:FAIL|^\s+1\)|error TS\d+:)\s+(.*)/m.exec(said)?.[1] ?? null;
  }
  return null;
}

const chosen = process.argv.slice(2).map(Number);
let missed = 0;
for (const [index, { what, file, from, to, by }] of FAULTS.entries()) {
  if (chosen.length > 0 && !chosen.includes(index + 1)) continue;
  const path = join(root, file);
  const whole = readFileSync(path, "utf8");
  if (!whole.includes(from)) throw new Error(`${file} no longer says ${from}`);
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  const test = await noticed(by).finally(() => writeFileSync(path, whole));
  if (test === null) missed += 1;
  process.stdout.write(`${index + 1}. ${test === null ? "MISSED" : "caught"}: ${what}. ${test ?? by}\n`);
}
process.exitCode = missed === 0 ? 0 : 1;
