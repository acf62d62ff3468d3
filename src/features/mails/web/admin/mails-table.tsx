import { Button, Group, Stack, Table, Text } from "@mantine/core";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import tableStyles from "#kit/web/editor/records/record-table.module.css";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { SentMail } from "../../mails.contract.ts";
import { MailStateBadge } from "./mail-state-badge.tsx";
import { mailsAdminWords } from "./mails-admin.words.ts";

interface Props {
  mails: SentMail[];
  onDetail: (mail: SentMail) => void;
  onResend: (mail: SentMail) => void;
}

/** One page of mails; on a phone each is a card. */
export function MailsTable({ mails, ...actions }: Props) {
  const t = useWords(mailsAdminWords);
  return (
    <Table className={tableStyles.table} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {[t.subject, t.to, t.date, t.state, t.actions].map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {mails.map((mail) => (
          <Row key={mail.id} mail={mail} {...actions} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ mail, onDetail, onResend }: Omit<Props, "mails"> & { mail: SentMail }) {
  const t = useWords(mailsAdminWords);
  const { language } = useLanguage();
  return (
    <Table.Tr>
      <Table.Td data-label={t.subject} data-slot="title" style={{ overflowWrap: "anywhere" }}>
        {mail.subject}
      </Table.Td>
      <Table.Td
        data-label={t.to}
        data-slot="plain"
        miw={{ md: "13.5rem" }}
        style={{ overflowWrap: "anywhere" }}
      >
        {mail.to}
      </Table.Td>
      <Table.Td data-label={t.date} data-slot="plain" style={{ whiteSpace: "nowrap" }}>
        {formatMoment(mail.created_at, language)}
      </Table.Td>
      <Table.Td data-label={t.state} data-slot="plain">
        <Stack gap={2} align="flex-start">
          <MailStateBadge state={mail.state} />
          {mail.state === "written" && <Text size="xs">{t.nobodyGetsIt}</Text>}
          {mail.uncertain_attempts > 0 && mail.state !== "sent" && <Text size="xs">{t.mayHaveArrived}</Text>}
          {(mail.state === "queued" || mail.state === "failed") && mail.attempts > 0 && (
            <Text size="xs" c="dimmed">
              {t.attempts(mail.attempts)}
            </Text>
          )}
        </Stack>
      </Table.Td>
      <Table.Td className={tableStyles.actions}>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            variant="default"
            aria-label={t.of(t.detail, mail.subject)}
            onClick={() => onDetail(mail)}
          >
            {t.detail}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={t.of(t.resend, mail.subject)}
            onClick={() => onResend(mail)}
          >
            {t.resend}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
