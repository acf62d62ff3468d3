import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import type { OrderStatus } from "#features/orders/order-status.ts";
import { staticPage } from "#testing/static-page.tsx";
import { StatusBadge } from "./status-badge.tsx";

const shown = (status: string, language: "en" | "cs" = "en", is_pickup = false) =>
  staticPage(
    <MantineProvider>
      <StatusBadge order={{ status: status as OrderStatus, is_pickup }} />
    </MantineProvider>,
    { language },
  );

test.each([
  ["completed", "green", "Completed"],
  ["done", "green", "Done"],
  ["cancelled", "red", "Cancelled"],
  ["shipped", "blue", "Shipped"],
  ["processing", "violet", "Processing"],
  ["pending", "yellow", "Pending"],
  ["lost", "yellow", "lost"],
])("a %s order has a %s badge that says %s", (status, colour, label) => {
  const html = shown(status);
  expect(html).toContain(`--mantine-color-${colour}-light`);
  expect(html).toContain(`>${label}<`);
});

test("a status is named in Czech", () => {
  expect(shown("shipped", "cs")).toContain(">Odesláno<");
});

test("an order that the customer comes for is ready, not shipped, and otherwise named as any other", () => {
  expect(shown("shipped", "en", true)).toContain(">Ready for pick-up<");
  expect(shown("shipped", "cs", true)).toMatch(/>Připraveno k.vyzvednutí</);
  expect(shown("shipped", "en", true)).toContain("--mantine-color-blue-light");
  expect(shown("completed", "en", true)).toContain(">Completed<");
});
