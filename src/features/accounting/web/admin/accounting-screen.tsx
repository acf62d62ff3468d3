import { Stack, Text, Title } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { accountingWords } from "./accounting.words.ts";
import { BooksCheckPanel } from "./books-check-panel.tsx";
import { MonthPanel } from "./month-panel.tsx";

/** /admin/accounting: a month for the accountant, and whether money and documents add up. */
export default function AccountingScreen() {
  const t = useWords(accountingWords);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.lead}</Text>
      </div>
      <MonthPanel />
      <BooksCheckPanel />
    </Stack>
  );
}
