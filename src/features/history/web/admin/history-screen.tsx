import { Stack, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#kit/web/api-error.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { ListPages } from "#kit/web/paged-list/list-pages.tsx";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import type { HistoryDetail, HistoryEndpoints } from "../../history.contract.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { historyQuery } from "./history.queries.ts";
import { historyWords } from "./history.words.ts";
import { HistoryFilter } from "./history-filter.tsx";
import { HistoryTable } from "./history-table.tsx";
import { useRecordPlaces } from "./record-place.ts";
import { useHistoryView } from "./use-history-view.ts";

/** /admin/history: who changed what and when, and the way back. */
export default function HistoryScreen() {
  const t = useWords(historyWords);
  const call = useApi().of<HistoryEndpoints>();
  const client = useQueryClient();
  const { labelOf } = useRecordPlaces();
  const { entry, change, ...filter } = useHistoryView();
  const query = useApiQuery(historyQuery(filter));
  const [banner, setBanner] = useState<Banner | null>(null);
  const [busy, setBusy] = useState(false);
  const { entries = [], users = [] } = query.data ?? {};
  const isFiltered = Boolean(filter.type || filter.record || filter.user || filter.q);

  async function restore(shown: HistoryDetail): Promise<void> {
    if (!window.confirm(t.confirm(labelOf(shown)))) return;
    setBusy(true);
    try {
      await call("POST /history/:id/restore", { params: { id: shown.id } });
      setBanner({ tone: "success", text: t.done });
    } catch (error) {
      setBanner({ tone: "error", text: t.failed(messageOf(error)) });
    } finally {
      setBusy(false);
    }
    change({ entry: null });
    window.scrollTo({ top: 0 });
    await client.invalidateQueries();
  }

  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
      </div>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <HistoryFilter
        filter={filter}
        users={users}
        recordName={entries[0] ? labelOf(entries[0]) : filter.record}
        onChange={change}
      />
      <Loaded query={query} failed={t.failedToLoad}>
        {({ entries, pagination }) =>
          entries.length === 0 ? (
            <Text c="dimmed">{isFiltered ? t.noMatch : t.empty}</Text>
          ) : (
            <>
              <HistoryTable entries={entries} onShow={(id) => change({ entry: id })} />
              <ListPages pagination={pagination} label={t.pages} onPage={(page) => change({ page })} />
            </>
          )
        }
      </Loaded>
      <EntryDialog
        id={entry}
        busy={busy}
        onClose={() => change({ entry: null })}
        onRestore={(shown) => void restore(shown)}
      />
    </Stack>
  );
}
