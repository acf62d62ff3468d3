import { Alert, Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { mailDeliveryQuery } from "./mails.queries.ts";
import { mailsAdminWords } from "./mails-admin.words.ts";

/** Whether mails are only written to files; false until it is known. */
export function useMailsAreFiles(): boolean {
  return useApiQuery({ ...mailDeliveryQuery(), staleTime: 60_000 }).data?.delivery === "files";
}

/**
 * Says above screens that send or show mails that nobody gets them; nothing where a mail server is set. `short`: a line
 * that leads to where it is said in full.
 */
export function MailNotice({ short = false }: { short?: boolean }) {
  const t = useWords(mailsAdminWords);
  const seesMails = useMay(["shop"]);
  if (!useMailsAreFiles()) return null;
  if (short)
    return (
      <Text role="note" size="sm" mb="sm" data-not-printed>
        <Text span inherit fw={700}>
          {t.noServer}.
        </Text>{" "}
        {seesMails && (
          <Anchor component={Link} to="/admin/mails" inherit display="inline-block" py={12}>
            {t.noServerMore}
          </Anchor>
        )}
      </Text>
    );
  return (
    <Alert role="note" color="yellow" mb="md" data-not-printed>
      <Text fw={700}>{t.noServer}</Text>
      {t.noServerText}
    </Alert>
  );
}
