import { Alert, Anchor, Button, Group, Loader, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { formatMonth } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { saveFile } from "#kit/web/editor/api-files.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ExportQuery } from "../../invoices.contract.ts";
import { exportWords } from "./export.words.ts";
import { daysOf, monthsUpTo } from "./export-months.ts";

/** All of a month is made by the accounting, with its sheet. */
type What = ExportQuery["what"] | "everything";

interface Saved {
  what: What;
  /** The month. */
  of: string;
  /** The one that was pressed. */
  button: What | "last";
}

/** As many months as can be chosen: an accountant closes the year before. */
const MONTHS = 30;
const PARTS = ["invoices", "orders", "pdf", "isdoc", "pohoda"] as const satisfies What[];

const ENDINGS: Partial<Record<What, string>> = { invoices: "csv", orders: "csv", pohoda: "xml" };

/** A month for the accountant: the last one by one click, any other in a dialog. */
export function ExportPanel() {
  const t = useWords(exportWords);
  const { language } = useLanguage();
  const months = monthsUpTo(new Date(), MONTHS);
  const last = months[1] as string;
  const [opened, setOpened] = useState(false);
  const [month, setMonth] = useState(last);
  const save = useWrite(
    (api, { what, of }: Saved) => {
      const { from, to } = daysOf(of);
      const ending = ENDINGS[what] ?? "zip";
      const path =
        what === "everything"
          ? `/accounting/month/file?month=${of}&as=zip`
          : `/orders/admin/export?from=${from}&to=${to}&what=${what}`;
      return saveFile(api, path, `${t.files[what]}-${of}.${ending}`);
    },
    { changesNothing: true },
  );
  const busy = save.isPending ? save.variables.button : null;

  const state = (
    <>
      {busy && (
        <Group role="status" gap="xs">
          <Loader size="xs" />
          <Text size="sm">{t.preparing}</Text>
        </Group>
      )}
      {save.error && (
        <Alert color="red" role="alert">
          {t.failed(messageOf(save.error))}
        </Alert>
      )}
    </>
  );

  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          variant="default"
          loading={busy === "last"}
          disabled={busy !== null}
          onClick={() => save.mutate({ what: "everything", of: last, button: "last" })}
        >
          {t.lastMonth(formatMonth(last, language))}
        </Button>
        <Button variant="subtle" onClick={() => setOpened(true)}>
          {t.other}
        </Button>
        <Anchor className="admin-way" component={Link} to="/admin/accounting" size="sm">
          {t.sheet}
        </Anchor>
      </Group>
      {!opened && state}
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t.title}
        closeButtonProps={{ "aria-label": t.close }}
      >
        <Stack>
          <NativeSelect
            label={t.month}
            value={month}
            onChange={(event) => setMonth(event.currentTarget.value)}
            data={months.map((value) => ({ value, label: formatMonth(value, language) }))}
          />
          <Button
            loading={busy === "everything"}
            disabled={busy !== null}
            onClick={() => save.mutate({ what: "everything", of: month, button: "everything" })}
          >
            {t.everything}
          </Button>
          <Text size="sm" c="dimmed">
            {t.everythingHint}
          </Text>
          <Text size="sm">{t.parts}</Text>
          <Group gap="xs">
            {PARTS.map((what) => (
              <Button
                key={what}
                variant="default"
                size="sm"
                mih={44}
                loading={busy === what}
                disabled={busy !== null}
                onClick={() => save.mutate({ what, of: month, button: what })}
              >
                {t[what]}
              </Button>
            ))}
          </Group>
          {state}
        </Stack>
      </Modal>
    </Stack>
  );
}
