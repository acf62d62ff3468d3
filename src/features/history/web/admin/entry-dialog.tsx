import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { HistoryDetail } from "../../history.contract.ts";
import { historyEntryQuery } from "./history.queries.ts";
import { historyWords } from "./history.words.ts";
import { useRecordPlaces } from "./record-place.ts";
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

function Content({ id, ...actions }: Pick<Props, "busy" | "onRestore"> & { id: number }) {
  const t = useWords(historyWords);
  const query = useApiQuery(historyEntryQuery(id));
  return (
    <Loaded query={query} failed={t.failedToLoad}>
      {(entry) => <Entry entry={entry} {...actions} />}
    </Loaded>
  );
}

function Entry({ entry, busy, onRestore }: Pick<Props, "busy" | "onRestore"> & { entry: HistoryDetail }) {
  const t = useWords(historyWords);
  const { language } = useLanguage();
  const { kindOf, labelOf } = useRecordPlaces();
  const { user, at, action, type } = entry;
  return (
    <Stack>
      <div>
        <Text fw={600}>
          {kindOf(type)}: {labelOf(entry)}
        </Text>
        <Text size="sm" c="dimmed">
          {t[action]}, {formatMoment(at, language)},{" "}
          {user.name && user.email ? `${user.name} (${user.email})` : user.name || user.email}
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
