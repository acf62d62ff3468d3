import { Stack, Text, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useRecordTypes } from "#kit/web/editor/records/record-types.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { text, whole } from "#kit/web/paged-list/list-address.ts";
import { ListPages } from "#kit/web/paged-list/list-pages.tsx";
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
  const call = useApi().of<HistoryEndpoints>();
  const client = useQueryClient();
  const { labelOf } = useRecordPlaces();
  const { entry, change, ...filter } = useHistoryView();
  const query = useApiQuery(historyQuery(filter));
  const [banner, setBanner] = useState<Banner | null>(null);
  const { entries = [], users = [] } = query.data ?? {};
  const isFiltered = Boolean(filter.type || filter.record || filter.user || filter.q);

  const restore = useMutation({
    mutationFn: ({ id }: HistoryDetail) => call("POST /history/:id/restore", { params: { id } }),
    onSuccess: () => setBanner({ tone: "success", text: t.done }),
    onError: (error) => setBanner({ tone: "error", text: t.failed(messageOf(error)) }),
    onSettled: () => {
      change({ entry: null });
      window.scrollTo({ top: 0 });
      return client.invalidateQueries();
    },
  });

  function askAndRestore(detail: HistoryDetail): void {
    if (window.confirm(t.confirm(labelOf(detail)))) restore.mutate(detail);
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
        busy={restore.isPending}
        onClose={() => change({ entry: null })}
        onRestore={askAndRestore}
      />
    </Stack>
  );
}
