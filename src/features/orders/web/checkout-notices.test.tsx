import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { CheckoutNotices } from "./checkout-notices.tsx";
import type { Methods } from "./use-methods.ts";

const methods = (error: Error | null): Methods => ({
  shipping: [],
  payment: [],
  loading: false,
  error,
  again: () => {},
  chosen: () => ({ shipping: undefined, payment: undefined }),
});

test("a failure without words is an unknown error", () => {
  const failure = { kind: "message", message: "", language: "en" } as const;
  const html = staticPage(<CheckoutNotices failure={failure} blocked={false} methods={methods(null)} />);
  expect(html).toContain("Failed to submit order: Unknown error");
  const unloaded = <CheckoutNotices failure={null} blocked={false} methods={methods(new Error(""))} />;
  expect(staticPage(unloaded)).toContain("Failed to load shipping and payment options: Unknown error");
});
