import { Alert, Text } from "@mantine/core";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { mailDeliveryQuery } from "./mails.queries.ts";
import { mailsAdminWords } from "./mails-admin.words.ts";

/** Whether mails are only written to files; false until it is known. */
export function useMailsAreFiles(): boolean {
  return useApiQuery({ ...mailDeliveryQuery(), staleTime: 60_000 }).data?.delivery === "files";
}

/** Says above screens that send or show mails that nobody gets them; nothing where a mail server is set. */
export function MailNotice() {
  const t = useWords(mailsAdminWords);
  if (!useMailsAreFiles()) return null;
  return (
    <Alert role="note" color="yellow" mb="md" data-not-printed>
      <Text fw={700}>{t.noServer}</Text>
      {t.noServerText}
    </Alert>
  );
}
