import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { SentMail } from "../../mails.contract.ts";
import { MailsTable } from "./mails-table.tsx";

const MAIL: SentMail = {
  id: 1,
  kind: "order-confirmation",
  to: "jan@example.cz",
  language: "cs",
  subject: "Order 1",
  state: "written",
  attempts: 1,
  uncertain_attempts: 0,
  last_error: null,
  created_at: "2027-06-14T10:00:00.000Z",
  sent_at: null,
  about: null,
};

const shown = (mail: SentMail, language: "en" | "cs" = "en") =>
  staticPage(
    <MantineProvider>
      <MailsTable mails={[mail]} onDetail={() => {}} onResend={() => {}} />
    </MantineProvider>,
    { language },
  );

test("a mail that was only written to a file is not called sent, and nobody gets it (15.22)", () => {
  expect(shown(MAIL)).toMatch(/>Written to a file<.*Nobody gets it/);
  expect(shown(MAIL)).not.toContain(">Sent<");
  expect(shown(MAIL, "cs")).toMatch(/>Zapsáno do souboru<.*Nikdo e-mail nedostane/);
  expect(shown({ ...MAIL, state: "sent" })).toMatch(/>Sent</);
  expect(shown({ ...MAIL, state: "sent" })).not.toContain("Nobody gets it");
});
