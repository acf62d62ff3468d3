import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ownSuccessesQuery } from "#features/results/web/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { allQueryOf, callsOf } from "#kit/web/editor/records/content-calls.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { achievements } from "../../achievements.content.ts";
import { achievementsAdminWords } from "./achievements-admin.words.ts";

/** Titles and podiums of the results that are no milestones yet, each made one with one tap; nothing where there are none. */
export function FromResults() {
  const t = useWords(achievementsAdminWords);
  const { language } = useLanguage();
  const api = useApi();
  const client = useQueryClient();
  const { data = [] } = useApiQuery(ownSuccessesQuery);
  const { data: known } = useApiQuery(allQueryOf(achievements));
  const make = useMutation({
    mutationFn: ({ year, title, description }: (typeof data)[number]) =>
      callsOf(achievements, api).create({
        year,
        display_order: 0,
        is_active: "true",
        translations: {
          en: { title: title.en, description: description.en },
          cs: { title: title.cs, description: description.cs },
        },
      }),
    onSettled: () => client.invalidateQueries(),
    networkMode: "always",
  });
  const offered = data.filter(
    ({ year, title }) =>
      known && !known.some((one) => one.year === year && one.translations.en.title === title.en),
  );
  if (offered.length === 0) return null;
  return (
    <Card withBorder component="section" aria-label={t.fromResults} mt="lg">
      <Stack>
        <Title order={2} size="h3">
          {t.fromResults}
        </Title>
        <Text size="sm" c="dimmed">
          {t.fromResultsHint}
        </Text>
        {make.isError && <Text c="red">{messageOf(make.error)}</Text>}
        {offered.map((success) => (
          <Group key={success.key} justify="space-between">
            <Text>
              {success.year} · {success.title[language]}
            </Text>
            <Button
              variant="default"
              loading={make.isPending && make.variables?.key === success.key}
              onClick={() => make.mutate(success)}
              aria-label={t.makeOf(success.title[language])}
            >
              {t.make}
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
