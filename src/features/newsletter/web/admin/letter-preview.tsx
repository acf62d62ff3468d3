import { Button, Group, Paper, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { type LettersEndpoints, letterInput } from "../../letters.contract.ts";
import styles from "./letter-preview.module.css";
import { inputOf, type LetterValues } from "./letter-values.ts";
import { newsletterAdminWords } from "./newsletter-admin.words.ts";

/** A letter with what was typed, as wide as a phone; sends it to oneself. */
export function LetterPreview({ values }: { values: LetterValues }) {
  const t = useWords(newsletterAdminWords);
  const { language } = useLanguage();
  const call = useApi().of<LettersEndpoints>();
  const [shown, setShown] = useState<Language>(language);
  const [typed] = useDebouncedValue(values, 300);
  const input = inputOf(typed);
  const isWhole = letterInput.safeParse(input).success;
  const query = useApiQuery(
    {
      key: ["newsletter-preview", shown, typed],
      fetch: (api, signal) =>
        api.of<LettersEndpoints>()("POST /newsletter/preview", {
          body: { ...input, language: shown },
          signal,
        }),
    },
    isWhole,
  );
  const test = useMutation({
    mutationFn: () => call("POST /newsletter/test", { body: { ...inputOf(values), language: shown } }),
    networkMode: "always",
  });
  return (
    <Paper withBorder p={{ base: "xs", xs: "md" }} radius="md" component="section" aria-label={t.preview}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3} size="h5">
            {t.preview}
          </Title>
          <SegmentedControl
            aria-label={t.previewIn}
            data={LANGUAGES.map((each) => ({ value: each, label: each.toUpperCase() }))}
            value={shown}
            onChange={(next) => setShown(next as Language)}
          />
        </Group>
        {!isWhole && <Text c="dimmed">{t.previewLater}</Text>}
        {query.error && <Text c="red">{messageOf(query.error)}</Text>}
        {isWhole && query.data && (
          <>
            <Text size="sm" lang={shown} style={{ overflowWrap: "anywhere" }}>
              <Text span fw={600} inherit>
                {t.subject}:
              </Text>{" "}
              {query.data.subject}
            </Text>
            {/* A new frame for each text: another text in the same one would be a step of the browser's history. */}
            <iframe
              key={query.data.html}
              className={styles.frame}
              title={t.preview}
              lang={shown}
              sandbox=""
              srcDoc={query.data.html}
            />
            <Group>
              <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
                {t.test}
              </Button>
              <Text size="sm" role="status">
                {test.data && t.tested(test.data.to)}
                {test.error && messageOf(test.error)}
              </Text>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  );
}
