import { Alert, Anchor, List, Modal, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useRecordType } from "#kit/web/editor/records/record-types.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { MailDetail } from "../../mails.contract.ts";
import { mailQuery } from "./mails.queries.ts";
import { mailsAdminWords } from "./mails-admin.words.ts";

/** One mail as it was written; closed without an id. */
export function MailDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const t = useWords(mailsAdminWords);
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      size="lg"
      title={t.mail}
      closeButtonProps={{ "aria-label": t.close }}
    >
      {id !== null && <Content id={id} />}
    </Modal>
  );
}

function Content({ id }: { id: number }) {
  const t = useWords(mailsAdminWords);
  const query = useApiQuery({ ...mailQuery(id), staleTime: 0 });
  return (
    <Loaded query={query} failed={t.failedToLoad}>
      {(mail) => <Mail mail={mail} />}
    </Loaded>
  );
}

/** The way to what the mail is about, such as its order. */
function AboutLink({ about }: { about: string }) {
  const t = useWords(mailsAdminWords);
  const { language } = useLanguage();
  const [type = "", id = ""] = about.split("/");
  const record = useRecordType(type);
  const address = record?.addressOf(id);
  if (!record || !address) return null;
  return (
    <Anchor className="admin-way" component={Link} to={address} size="sm">
      {t.open(record.name[language], id)}
    </Anchor>
  );
}

function Mail({ mail }: { mail: MailDetail }) {
  const t = useWords(mailsAdminWords);
  const { language } = useLanguage();
  return (
    <Stack>
      <Text fw={600} lang={mail.language}>
        {mail.subject}
      </Text>
      <Text size="sm">
        {t.to}: {mail.to}
        <br />
        {t.states[mail.state]}
        {mail.sent_at && `: ${formatMoment(mail.sent_at, language)}`}
      </Text>
      {mail.about && <AboutLink about={mail.about} />}
      {mail.state === "written" && (
        <Alert role="note" color="yellow">
          {t.writtenText}
        </Alert>
      )}
      {mail.uncertain_attempts > 0 && (
        <Alert role="note" color="yellow">
          <Text fw={700}>{mail.state === "sent" ? t.mayHaveArrivedTwice : t.mayHaveArrived}</Text>
          {mail.state === "queued"
            ? t.uncertainText.queued(mail.uncertain_attempts)
            : t.uncertainText[mail.state === "failed" ? "failed" : "over"]}
        </Alert>
      )}
      {mail.last_error && (
        <Alert color="red" title={t.lastError}>
          <Text size="sm" lang="en" style={{ overflowWrap: "anywhere" }}>
            {mail.last_error}
          </Text>
        </Alert>
      )}
      <Text size="sm" lang={mail.language} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {mail.text}
      </Text>
      {mail.attachments.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {t.attachments}
          </Text>
          <List size="sm">
            {mail.attachments.map(({ name }) => (
              <List.Item key={name}>{name}</List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}
