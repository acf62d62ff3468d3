import { Alert, Button, Group, Loader, Modal, Stack, Text } from "@mantine/core";
import { formatMoment } from "#kit/contract/format-date.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import type { HistoryDetail } from "../../history.contract.ts";
import { historyEntryQuery } from "./history.queries.ts";
import { historyWords } from "./history.words.ts";
import { labelOf } from "./record-place.ts";
import { VersionDifferences } from "./version-differences.tsx";

interface Props {
  id: number | null;
  busy: boolean;
  onClose: () => void;
  onRestore: (entry: HistoryDetail) => void;
}

/** One change: the record before and after it, and the way back. Closed without an id. */
export function EntryDialog({ id, busy, onClose, onRestore }: Props) {
  const t = useWords(historyWords);
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      size="xl"
      title={t.title}
      closeButtonProps={{ "aria-label": t.close }}
    >
      {id !== null && <Content id={id} busy={busy} onRestore={onRestore} />}
    </Modal>
  );
}

function Content({ id, busy, onRestore }: Pick<Props, "busy" | "onRestore"> & { id: number }) {
  const t = useWords(historyWords);
  const { language } = useLanguage();
  const { data: entry, isError } = useApiQuery(historyEntryQuery(id));
  if (isError) {
    return (
      <Alert color="red" role="alert">
        {t.failedToLoad}
      </Alert>
    );
  }
  if (!entry) {
    return (
      <Group role="status">
        <Loader size="sm" />
        <Text>{t.loading}</Text>
      </Group>
    );
  }
  const { user, at, action, type } = entry;
  return (
    <Stack>
      <div>
        <Text fw={600}>
          {t.types[type]}: {labelOf(entry, language)}
        </Text>
        <Text size="sm" c="dimmed">
          {t[action]}, {formatMoment(at, language)}, {user.name ? `${user.name} (${user.email})` : user.email}
        </Text>
      </div>
      <VersionDifferences entry={entry} />
      {entry.can_restore && (
        <>
          {entry.changed_since && <Alert color="yellow">{t.changedSince}</Alert>}
          <Group>
            <Button loading={busy} onClick={() => onRestore(entry)}>
              {t.restore}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
