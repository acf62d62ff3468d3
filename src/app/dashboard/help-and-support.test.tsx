import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { shownSettings } from "#features/settings/shown-settings.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import { HelpAndSupport } from "./help-and-support.tsx";

function block(language: "en" | "cs", support_email: string): string {
  const client = newQueryClient();
  client.setQueryData([language, ...settingsQuery.key], {
    ...shownSettings([], language),
    contact_email: "team@example.cz",
    orders_email: "orders@example.cz",
    support_email,
  });
  const part = (
    <MantineProvider>
      <HelpAndSupport />
    </MantineProvider>
  );
  return staticPage(part, { client, language });
}

test("support is whoever runs the site, and the guide stands beside (15.25)", () => {
  for (const language of ["en", "cs"] as const) {
    const html = block(language, "help@agency.example");
    expect(html).toContain('href="mailto:help@agency.example?subject=');
    expect(html).toContain('href="/admin/help"');
    expect(html).not.toContain("@example.cz");
  }
});

test("as long as nobody is set the guide and the way to the setting stand there, and no address of the team (15.25)", () => {
  const html = block("en", "");
  expect(html).not.toContain("mailto:");
  expect(html).toContain('href="/admin/help"');
  expect(html).toMatch(/href="\/admin\/settings"[^>]*>Support e-mail for the back office</);
});
