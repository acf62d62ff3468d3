import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { OrderStatus } from "../../order-status.ts";
import { StatusBadge } from "./status-badge.tsx";

const shown = (status: string, language: "en" | "cs" = "en") =>
  staticPage(
    <MantineProvider>
      <StatusBadge status={status as OrderStatus} />
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
