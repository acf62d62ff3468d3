import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useId } from "react";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { AccountingEndpoints, BooksCheck } from "../../accounting.contract.ts";
import { booksCheckQuery } from "./accounting.queries.ts";
import { accountingWords } from "./accounting.words.ts";
import { DifferenceList } from "./difference-list.tsx";

/** What did not add up when orders, payments, refunds and papers were compared last, and a button that compares them now. */
export function BooksCheckPanel() {
  const t = useWords(accountingWords);
  const heading = useId();
  const query = useApiQuery(booksCheckQuery());
  const check = useWrite((api) => api.of<AccountingEndpoints>()("POST /accounting/check"));
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4" id={heading}>
            {t.check}
          </Title>
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            {t.checkNow}
          </Button>
        </Group>
        {check.error && (
          <Alert color="red" role="alert">
            {t.failed(messageOf(check.error))}
          </Alert>
        )}
        <Loaded query={query} failed={t.failedToLoad}>
          {(last) => (last ? <Result last={last} /> : <Text size="sm">{t.never}</Text>)}
        </Loaded>
      </Stack>
    </Paper>
  );
}

function Result({ last }: { last: BooksCheck }) {
  const t = useWords(accountingWords);
  const { language } = useLanguage();
  const { at, orders, payments, refunds, papers, differences } = last;
  const when = formatMoment(at, language);
  return (
    <>
      <Text role="status" fw={650}>
        {differences.length === 0 ? t.agree(when) : t.differ(differences.length, when)}
      </Text>
      <DifferenceList differences={differences} />
      <Text size="sm" c="dimmed">
        {t.counted(orders, payments, refunds, papers)} {t.nightly}
      </Text>
    </>
  );
}
