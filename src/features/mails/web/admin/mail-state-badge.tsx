import { Badge } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import type { MailState } from "../../mail-states.ts";
import { mailsAdminWords } from "./mails-admin.words.ts";

const COLOURS: Record<MailState, string> = {
  queued: "yellow",
  sent: "green",
  written: "gray",
  failed: "red",
  late: "gray",
};

/** What became of a mail, by its label and colour. */
export function MailStateBadge({ state }: { state: MailState }) {
  const t = useWords(mailsAdminWords);
  return (
    <Badge color={COLOURS[state]} variant="light" autoContrast>
      {t.states[state]}
    </Badge>
  );
}
