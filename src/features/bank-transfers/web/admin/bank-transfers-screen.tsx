import { Group, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { oneOf } from "#kit/web/paged-list/list-address.ts";
import { PagedListScreen } from "#kit/web/paged-list/paged-list-screen.tsx";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { ENTRY_VIEWS } from "../../entry-views.ts";
import { BankLinkPanel } from "./bank-link-panel.tsx";
import { entriesQuery } from "./bank-transfers.queries.ts";
import { bankTransfersAdminWords } from "./bank-transfers-admin.words.ts";
import { EntryCard } from "./entry-card.tsx";
import { StatementUpload } from "./statement-upload.tsx";

const filters = { view: oneOf("view", ENTRY_VIEWS) };

/** /admin/bank-transfers: money that came to the account, and what it was for. */
export default function BankTransfersScreen() {
  const t = useWords(bankTransfersAdminWords);
  const { page, q, view = "waiting", change } = useListAddress(filters, {});
  const query = useApiQuery({ ...entriesQuery({ page, q, view }), staleTime: 0 });
  const [banner, setBanner] = useState<Banner | null>(null);
  return (
    <PagedListScreen
      title={t.title}
      intro={t.intro}
      banner={banner}
      onBanner={setBanner}
      filter={
        <>
          <StatementUpload onBanner={setBanner} />
          <BankLinkPanel onBanner={setBanner} />
          <SegmentedControl
            aria-label={t.view}
            value={view}
            onChange={(next) => change({ view: ENTRY_VIEWS.find((one) => one === next) })}
            data={ENTRY_VIEWS.map((value) => ({ value, label: labelOf(value) }))}
          />
          <Group role="search" aria-label={t.title}>
            <SearchField label={t.search} q={q} onSearch={(q) => change({ q })} />
          </Group>
        </>
      }
      query={query}
      failed={t.failedToLoad}
      isEmpty={({ entries }) => entries.length === 0}
      empty={q ? t.noMatch : view === "waiting" ? t.empty : t.none}
      pages={t.pages}
      onPage={(page) => change({ page })}
    >
      {({ entries }) => (
        <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
          {entries.map((entry) => (
            <EntryCard key={entry.id} entry={entry} onBanner={setBanner} />
          ))}
        </Stack>
      )}
    </PagedListScreen>
  );

  function labelOf(value: (typeof ENTRY_VIEWS)[number]): string {
    const count = value === "waiting" ? (query.data?.waiting ?? 0) : 0;
    return count > 0 ? `${t.views[value]} (${count})` : t.views[value];
  }
}
