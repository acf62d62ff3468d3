import { Group } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { FilterSelect } from "#kit/web/paged-list/filter-select.tsx";
import { oneOf, whole } from "#kit/web/paged-list/list-address.ts";
import { PagedListScreen } from "#kit/web/paged-list/paged-list-screen.tsx";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { MAIL_STATES, type MailState } from "../../mail-states.ts";
import type { MailsEndpoints, SentMail } from "../../mails.contract.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { useMailsAreFiles } from "./mail-notice.tsx";
import { mailsQuery } from "./mails.queries.ts";
import { mailsAdminWords } from "./mails-admin.words.ts";
import { MailsTable } from "./mails-table.tsx";

const filters = { state: oneOf("state", MAIL_STATES) };
const open = { detail: whole("mail") };

/** What the mail log shows: page, search, state, and the mail that is open. */
const useMailsView = () => useListAddress(filters, open);

/** /admin/mails: every mail of the last year with its state; any can be sent again. */
export default function MailsScreen() {
  const t = useWords(mailsAdminWords);
  const call = useApi().of<MailsEndpoints>();
  const areFiles = useMailsAreFiles();
  const { page, q, state, detail, change } = useMailsView();
  const query = useApiQuery({ ...mailsQuery({ page, q, state }), staleTime: 0 });
  const [banner, setBanner] = useState<Banner | null>(null);

  const resend = useWrite(
    (_, { id, state }: SentMail) => call("POST /mails/:id/resend", { params: { id }, body: { state } }),
    {
      onDone: (_, { to }) =>
        setBanner(
          areFiles ? { tone: "error", text: t.rewritten(to) } : { tone: "success", text: t.resent(to) },
        ),
      onFailed: (error) => setBanner({ tone: "error", text: t.failedToResend(messageOf(error)) }),
    },
  );

  function askAndResend(mail: SentMail): void {
    if (window.confirm(t.confirmResend(mail.to))) resend.mutate(mail);
  }

  return (
    <PagedListScreen
      title={t.title}
      intro={t.intro}
      banner={banner}
      onBanner={setBanner}
      filter={
        <MailsFilter
          q={q}
          state={state}
          onSearch={(q) => change({ q })}
          onState={(state) => change({ state })}
        />
      }
      query={query}
      failed={t.failedToLoad}
      isEmpty={({ mails }) => mails.length === 0}
      empty={q || state ? t.noMatch : t.empty}
      pages={t.pages}
      onPage={(page) => change({ page })}
      below={<MailDialog id={detail} onClose={() => change({ detail: null })} />}
    >
      {({ mails }) => (
        <MailsTable mails={mails} onDetail={({ id }) => change({ detail: id })} onResend={askAndResend} />
      )}
    </PagedListScreen>
  );
}

interface MailsFilterProps {
  q: string;
  state: MailState | undefined;
  onSearch: (q: string) => void;
  onState: (state: MailState | undefined) => void;
}

/** Search by address or subject, filter by state. */
function MailsFilter({ q, state, onSearch, onState }: MailsFilterProps) {
  const t = useWords(mailsAdminWords);
  return (
    <Group align="flex-end" role="search" aria-label={t.title}>
      <SearchField label={t.search} q={q} onSearch={onSearch} />
      <FilterSelect
        label={t.filter}
        every={t.everyState}
        values={MAIL_STATES}
        labels={t.states}
        value={state}
        onChange={onState}
      />
    </Group>
  );
}
