import { Paper, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { MailWords, MailWordsEndpoints, TypedWords } from "../../mail-words.contract.ts";
import { mailWordsWords } from "./mail-words.words.ts";
import styles from "./mail-words-preview.module.css";

interface Props {
  record: MailWords;
  words: Both<TypedWords>;
}

/** The whole mail with what was typed, as wide as a phone. */
export function MailWordsPreview({ record, words }: Props) {
  const t = useWords(mailWordsWords);
  const { language } = useLanguage();
  const [shown, setShown] = useState<Language>(language);
  const [typed] = useDebouncedValue(words[shown], 300);
  const query = useApiQuery({
    key: ["mail-words", record.id, "preview", shown, typed],
    fetch: (api, signal) =>
      api.of<MailWordsEndpoints>()("POST /mail-words/:id/preview", {
        params: { id: record.id },
        body: { language: shown, words: typed },
        signal,
      }),
  });
  // While the next one is on its way the last one stands: a frame that comes and goes would jump under the hand.
  const [last, setLast] = useState(query.data);
  useEffect(() => {
    if (query.data) setLast(query.data);
  }, [query.data]);
  const made = query.data ?? last;
  return (
    <Paper
      withBorder
      p={{ base: 0, xs: "md" }}
      radius="md"
      component="section"
      aria-label={t.preview}
      className={styles.preview}
    >
      <Stack gap="sm">
        <Title order={3} size="h5">
          {t.preview}
        </Title>
        <SegmentedControl
          aria-label={t.previewIn}
          data={LANGUAGES.map((each) => ({ value: each, label: each.toUpperCase() }))}
          value={shown}
          onChange={(next) => setShown(next as Language)}
        />
        {query.isError && <Text c="red">{t.previewFailed}</Text>}
        {made && (
          <>
            <Text size="sm" lang={shown} style={{ overflowWrap: "anywhere" }}>
              <Text span fw={600} inherit>
                {t.subject}
              </Text>{" "}
              {made.subject}
            </Text>
            {/* A new frame for each text: another text in the same one would be a step of the browser's history. */}
            <iframe
              key={made.html}
              className={styles.frame}
              title={t.frame}
              lang={shown}
              sandbox=""
              srcDoc={made.html}
            />
          </>
        )}
      </Stack>
    </Paper>
  );
}
