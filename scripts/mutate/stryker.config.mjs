/** `npm run mutate`: changes the pure rules one place at a time, and asks the units beside them who notices. */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: [
    "src/kit/contract/money/{money,bank-numbers}.ts",
    "src/features/invoices/{vat,uncredited,spayd}.ts",
    "src/features/orders/{order-discount,order-number,to-pay,working-days}.ts",
    "src/features/checkout/{cart-check,code-sums}.ts",
    "src/features/vouchers/{voucher-state,voucher-code}.ts",
    "src/features/products/{stock-rules,ride-limits,price-reduction,voucher-validity}.ts",
    "src/features/order-management/{order-steps,surplus}.ts",
    "src/features/bank-transfers/match-entry.ts",
    "src/features/days/{slot-rule,filled-places}.ts",
    "src/features/bookings/{gate-queue,booking-state}.ts",
    "src/kit/contract/{roles,content/slug}.ts",
    "src/kit/contract/language/{language,no-breaks,page-address}.ts",
    "src/app/http/request-language.ts",
  ],
  vitest: { configFile: "scripts/mutate/vitest.config.ts" },
  coverageAnalysis: "perTest",
  // TypeScript 7 has no interface that Stryker could read it by; vitest needs none.
  tsconfigFile: "none.json",
  tempDirName: ".cache/mutate",
  ignorePatterns: ["build", "test-results", ".cache", "docs", "e2e", "bench", "demo", "public", "migrations"],
  reporters: ["clear-text", "html"],
  htmlReporter: { fileName: ".cache/mutate.html" },
  // Texts for people are compared where they are shown.
  mutator: { excludedMutations: ["StringLiteral"] },
  thresholds: { high: 90, low: 85, break: 85 },
};
