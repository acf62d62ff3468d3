import { Alert, Anchor, Badge, Button, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { useSettings } from "#features/settings/web/index.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { validationErrorsOf } from "#kit/web/editor/records/check-whole.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailOutcome } from "#kit/web/page-context.ts";
import { type Letter, type LettersEndpoints, letterInput } from "../../letters.contract.ts";
import { LetterFields } from "./letter-fields.tsx";
import { EMPTY_LETTER, inputOf, type LetterValues, valuesOf } from "./letter-values.ts";
import { lettersQuery, subscribersQuery } from "./letters.queries.ts";
import { newsletterAdminWords } from "./newsletter-admin.words.ts";
import { SubscribersList } from "./subscribers-list.tsx";

const COLOURS = { draft: "gray", sending: "blue", stopped: "yellow", sent: "green" } as const;

/** /admin/newsletter: letters, how far they have gone out, and who gets them. */
export default function NewsletterScreen() {
  const t = useWords(newsletterAdminWords);
  const [part, setPart] = useState<"letters" | "subscribers">("letters");
  const isOn = useSettings().settings.newsletter === "on";
  const sendsNoMail = useMailOutcome("reader") === "written";
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
      </Stack>
      {!isOn && (
        <Alert color="yellow">
          {t.off}{" "}
          <Anchor component={Link} to="/admin/settings?subject=newsletter">
            {t.switchOn}
          </Anchor>
        </Alert>
      )}
      {isOn && sendsNoMail && <Alert color="yellow">{t.noMail}</Alert>}
      <SegmentedControl
        aria-label={t.parts}
        value={part}
        onChange={(next) => setPart(next === "letters" ? next : "subscribers")}
        data={[
          { value: "letters", label: t.letters },
          { value: "subscribers", label: t.subscribers },
        ]}
      />
      {part === "letters" ? <Letters isOn={isOn} /> : <SubscribersList />}
    </Stack>
  );
}

function Letters({ isOn }: { isOn: boolean }) {
  const t = useWords(newsletterAdminWords);
  const { language } = useLanguage();
  const api = useApi();
  const readers = useApiQuery(subscribersQuery(1, "")).data?.counts.on ?? 0;
  const editor = useEditor<Letter, Letter, LetterValues>({
    name: "newsletter-letters",
    at: "/admin/newsletter",
    list: lettersQuery,
    idOf: ({ id }) => id,
    labelOf: ({ translations }) => translations[language].subject,
    empty: EMPTY_LETTER,
    toValues: valuesOf,
    toCopy: valuesOf,
    check: (values, _, language) => validationErrorsOf(letterInput, inputOf(values), language),
    save: (api, values, letter) => {
      const write = api.of<LettersEndpoints>();
      const body = inputOf(values);
      if (!letter) return write("POST /newsletter/letters", { body });
      return write("PUT /newsletter/letters/:id", { params: { id: letter.id }, body });
    },
    remove: (api, { id }) => api.of<LettersEndpoints>()("DELETE /newsletter/letters/:id", { params: { id } }),
    messages: t.messages,
  });

  function act(letter: Letter): void {
    const { id, state, updated_at } = letter;
    const params = { id };
    const call = api.basedOn(updated_at).of<LettersEndpoints>();
    const name = letter.translations[language].subject;
    if (state === "sending")
      return void editor.run(
        () => call("POST /newsletter/letters/:id/stop", { params }),
        t.stopped,
        t.failedToStop,
      );
    if (window.confirm(t.confirmSend(name, state === "draft" ? readers : letter.recipients - letter.sent)))
      void editor.run(() => call("POST /newsletter/letters/:id/send", { params }), t.goesOut, t.failedToSend);
  }

  return (
    <ContentScreen
      editor={editor}
      level={2}
      columns={[
        {
          header: t.subject,
          slot: "title",
          cell: ({ translations }) => translations[language].subject,
          text: ({ translations }) => `${translations.en.subject} ${translations.cs.subject}`,
        },
        {
          header: t.state,
          cell: ({ state }) => (
            <Badge color={COLOURS[state]} variant="light">
              {t.states[state]}
            </Badge>
          ),
          text: ({ state }) => t.states[state],
        },
        {
          header: t.progress,
          cell: ({ state, sent, recipients }) => (state === "draft" ? "" : t.sentOf(sent, recipients)),
        },
        {
          header: t.sentAt,
          cell: ({ sent_at }) => (sent_at ? formatMoment(sent_at, language) : ""),
        },
      ]}
      canRemove={({ state }) => state !== "sending"}
      rowActions={(letter) =>
        letter.state !== "sent" &&
        isOn && (
          <Button
            size="xs"
            variant="default"
            aria-label={`${t.acts[letter.state]}: ${letter.translations[language].subject}`}
            onClick={() => act(letter)}
          >
            {t.acts[letter.state]}
          </Button>
        )
      }
      fields={<LetterFields form={editor.form} />}
    />
  );
}
