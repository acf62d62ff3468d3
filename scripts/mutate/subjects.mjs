/**
 * The pure rules, subject by subject: the files that are changed one place at a time. The tests of `vat.ts`
 * stand in `vat.test.ts` beside it; `also` names others.
 */
export const SUBJECTS = {
  money: {
    files: [
      "src/kit/contract/money/{money,price,bank-numbers}.ts",
      "src/features/orders/{cash-rounding,to-pay}.ts",
      "src/features/cart/order-total.ts",
    ],
    also: ["src/features/checkout/order-total.test.ts"],
  },
  vat: { files: ["src/features/invoices/{vat,uncredited,spayd}.ts"] },
  discounts: {
    files: [
      "src/features/orders/order-discount.ts",
      "src/features/discounts/{discount-code,discount-state,discount-faults,cart-discount}.ts",
      "src/features/checkout/code-sums.ts",
    ],
  },
  vouchers: { files: ["src/features/vouchers/{voucher-state,voucher-code,gift-rules,signed-code}.ts"] },
  stock: {
    files: [
      "src/features/products/{stock-rules,product-rules,ride-limits,price-reduction,voucher-validity}.ts",
      "src/features/checkout/cart-check.ts",
    ],
  },
  orders: {
    files: [
      "src/features/orders/{order-number,working-days,withdrawal-basis}.ts",
      "src/features/order-management/{order-steps,surplus}.ts",
      "src/features/methods/method-fit.ts",
    ],
    also: ["src/features/{checkout/order-total,methods/sum-error}.test.ts"],
  },
  matching: { files: ["src/features/bank-transfers/{match-entry,order-in-message}.ts"] },
  seats: {
    files: [
      "src/features/days/{slot-rule,night,day-rules,filled-places}.ts",
      "src/features/bookings/booking-state.ts",
    ],
  },
  gate: { files: ["src/features/bookings/gate-queue.ts"] },
  roles: { files: ["src/kit/contract/roles.ts"] },
  slugs: {
    files: ["src/kit/contract/{content/slug,language/plain-letters}.ts"],
  },
  language: {
    files: [
      "src/kit/contract/language/{language,no-breaks,page-address}.ts",
      "src/app/http/request-language.ts",
    ],
  },
};
