import { useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useRecordTypes } from "#kit/web/editor/records/record-types.tsx";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { text, whole } from "#kit/web/paged-list/list-address.ts";
import { PagedListScreen } from "#kit/web/paged-list/paged-list-screen.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import type { HistoryDetail, HistoryEndpoints } from "../../history.contract.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { historyQuery } from "./history.queries.ts";
import { historyWords } from "./history.words.ts";
import { HistoryFilter } from "./history-filter.tsx";
import { HistoryTable } from "./history-table.tsx";
import { useRecordPlaces } from "./record-place.ts";

const filters = { type: text("type"), record: text("record"), user: text("user") };
const open = { entry: whole("entry") };

/** What the log of changes shows: page, search, kind, one record, person, and the change that is open. */
function useHistoryView() {
  const types = useRecordTypes();
  const { change, ...view } = useListAddress(filters, open);
  return {
    ...view,
    // An unknown kind is ignored.
    type: types.some(({ type }) => type === view.type) ? view.type : "",
    // A record belongs to its kind.
    change: (part: Parameters<typeof change>[0]) => change("type" in part ? { ...part, record: "" } : part),
  };
}

/** /admin/history: who changed what and when, and the way back. */
export default function HistoryScreen() {
  const t = useWords(historyWords);
  const { labelOf } = useRecordPlaces();
  const { entry, change, ...filter } = useHistoryView();
  const query = useApiQuery(historyQuery(filter));
  const [banner, setBanner] = useState<Banner | null>(null);
  const { entries = [], users = [] } = query.data ?? {};
  const isFiltered = Boolean(filter.type || filter.record || filter.user || filter.q);

  const close = () => {
    change({ entry: null });
    window.scrollTo({ top: 0 });
  };
  const restore = useWrite(
    (api, { id }: HistoryDetail) =>
      api.of<HistoryEndpoints>()("POST /history/:id/restore", { params: { id } }),
    { show: setBanner, said: t.done, failed: t.failed, onDone: close, onFailed: close },
  );

  function askAndRestore(detail: HistoryDetail): void {
    if (window.confirm(t.confirm(labelOf(detail)))) restore.mutate(detail);
  }

  return (
    <PagedListScreen
      title={t.title}
      intro={t.intro}
      banner={banner}
      onBanner={setBanner}
      filter={
        <HistoryFilter
          filter={filter}
          users={users}
          recordName={entries[0] ? labelOf(entries[0]) : filter.record}
          onChange={change}
        />
      }
      query={query}
      failed={t.failedToLoad}
      isEmpty={({ entries }) => entries.length === 0}
      empty={isFiltered ? t.noMatch : t.empty}
      pages={t.pages}
      onPage={(page) => change({ page })}
      below={
        <EntryDialog
          id={entry}
          busy={restore.isPending}
          onClose={() => change({ entry: null })}
          onRestore={askAndRestore}
        />
      }
    >
      {({ entries }) => <HistoryTable entries={entries} onShow={(id) => change({ entry: id })} />}
    </PagedListScreen>
  );
}
