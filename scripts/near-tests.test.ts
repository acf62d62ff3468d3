import { expect, test } from "vitest";
import { nearTests } from "./near-tests.ts";

const tests: Record<string, string> = {
  "src/features/cars/server/cars.api.test.ts": 'from "#kit/server/response-cache/response-cache.ts";',
  "src/features/orders/server/orders.api.test.ts": "",
  "src/features/vouchers/server/vouchers.api.test.ts":
    'from "#features/orders/server/index.ts"; from "#features/products/products.contract.ts"',
  "src/app/home/home.api.test.ts": "",
  "src/app/commands/admin-command.test.ts": 'join(import.meta.dirname, "admin-command.ts")',
  "src/kit/server/mail/mailer.api.test.ts": 'from "./mailer.ts"',
};
const near = (...changed: string[]) =>
  nearTests(changed, Object.keys(tests), (file) => tests[file] ?? "").map((file) => file.replace(/.*\//, ""));

test("a feature's code is near the feature's tests and those that import from it", () => {
  expect(near("src/features/cars/server/cars.service.ts")).toEqual(["cars.api.test.ts"]);
  expect(near("src/features/cars/cars.contract.ts", "src/features/orders/server/deep/x.ts")).toEqual([
    "cars.api.test.ts",
    "orders.api.test.ts",
    "vouchers.api.test.ts",
  ]);
});

test("a file of the kit or the app is near the tests of its folder and those that name it", () => {
  expect(near("src/kit/server/response-cache/response-cache.ts")).toEqual(["cars.api.test.ts"]);
  expect(near("src/kit/server/mail/mailer.ts")).toEqual(["mailer.api.test.ts"]);
  expect(near("src/app/commands/admin-command.ts")).toEqual(["admin-command.test.ts"]);
  expect(near("src/app/home/home-content.ts")).toEqual(["home.api.test.ts"]);
});

test("a changed test is run; pages, documents and no change are near none", () => {
  expect(near("src/kit/server/mail/mailer.api.test.ts")).toEqual(["mailer.api.test.ts"]);
  expect(near("src/features/cars/web/car-page.tsx", "docs/deploy.md", "package.json")).toEqual([]);
  expect(near()).toEqual([]);
});
