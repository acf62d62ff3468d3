import { Alert, Button, Group, Loader, NativeSelect, Paper, Stack, Text, Title } from "@mantine/core";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { monthsUpTo } from "#features/invoices/web/admin/index.ts";
import { formatMonth } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { saveFile } from "#kit/web/editor/api-files.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { MonthFile } from "../../accounting.contract.ts";
import { sheetQuery } from "./accounting.queries.ts";
import { accountingWords } from "./accounting.words.ts";
import { SheetTables } from "./sheet-tables.tsx";

/** As many months as can be chosen: an accountant closes the year before. */
const MONTHS = 30;
const FILES = ["zip", "pdf", "csv"] as const satisfies MonthFile["as"][];

/** The month that the address names, or the last whole one: its sheet, and its papers in one file. */
export function MonthPanel() {
  const t = useWords(accountingWords);
  const { language } = useLanguage();
  const heading = useId();
  const months = monthsUpTo(new Date(), MONTHS);
  const [address, setAddress] = useSearchParams();
  const month = months.find((one) => one === address.get("month")) ?? (months[1] as string);
  const query = useApiQuery(sheetQuery(month));
  const save = useWrite(
    (api, as: MonthFile["as"]) => {
      const name = as === "zip" ? t.files.all : t.files.sheet;
      return saveFile(api, `/accounting/month/file?month=${month}&as=${as}`, `${name}-${month}.${as}`);
    },
    { changesNothing: true },
  );
  const labels = { zip: t.all, pdf: t.pdf, csv: t.csv };
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p="md">
      <Stack gap="md">
        <Title order={2} size="h4" id={heading}>
          {t.sheet}
        </Title>
        <NativeSelect
          label={t.month}
          value={month}
          maw={320}
          onChange={(event) => {
            const next = new URLSearchParams(address);
            next.set("month", event.currentTarget.value);
            setAddress(next, { preventScrollReset: true });
          }}
          data={months.map((value) => ({ value, label: formatMonth(value, language) }))}
        />
        <Group gap="xs">
          {FILES.map((as) => (
            <Button
              key={as}
              variant={as === "zip" ? "filled" : "default"}
              loading={save.isPending && save.variables === as}
              disabled={save.isPending}
              onClick={() => save.mutate(as)}
            >
              {labels[as]}
            </Button>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          {t.allHint}
        </Text>
        {save.isPending && (
          <Group role="status" gap="xs">
            <Loader size="xs" />
            <Text size="sm">{t.preparing}</Text>
          </Group>
        )}
        {save.error && (
          <Alert color="red" role="alert">
            {t.noFile(messageOf(save.error))}
          </Alert>
        )}
        <Loaded query={query} failed={t.noSheet}>
          {({ sections }) => <SheetTables sections={sections} />}
        </Loaded>
      </Stack>
    </Paper>
  );
}
