import { Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { FilterSelect } from "#kit/web/paged-list/filter-select.tsx";
import { oneOf, whole } from "#kit/web/paged-list/list-address.ts";
import { ListPages } from "#kit/web/paged-list/list-pages.tsx";
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
  const client = useQueryClient();
  const areFiles = useMailsAreFiles();
  const { page, q, state, detail, change } = useMailsView();
  const query = useApiQuery({ ...mailsQuery({ page, q, state }), staleTime: 0 });
  const [banner, setBanner] = useState<Banner | null>(null);

  const resend = useMutation({
    mutationFn: ({ id, state }: SentMail) =>
      call("POST /mails/:id/resend", { params: { id }, body: { state } }),
    onSuccess: (_, { to }) =>
      setBanner(
        areFiles ? { tone: "error", text: t.rewritten(to) } : { tone: "success", text: t.resent(to) },
      ),
    onError: (error) => setBanner({ tone: "error", text: t.failedToResend(messageOf(error)) }),
    onSettled: () => client.invalidateQueries(),
  });

  function askAndResend(mail: SentMail): void {
    if (window.confirm(t.confirmResend(mail.to))) resend.mutate(mail);
  }

  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
      </Stack>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <MailsFilter
        q={q}
        state={state}
        onSearch={(q) => change({ q })}
        onState={(state) => change({ state })}
      />
      <Loaded query={query} failed={t.failedToLoad}>
        {({ mails, pagination }) =>
          mails.length === 0 ? (
            <Text c="dimmed">{q || state ? t.noMatch : t.empty}</Text>
          ) : (
            <>
              <MailsTable
                mails={mails}
                onDetail={({ id }) => change({ detail: id })}
                onResend={askAndResend}
              />
              <ListPages pagination={pagination} label={t.pages} onPage={(page) => change({ page })} />
            </>
          )
        }
      </Loaded>
      <MailDialog id={detail} onClose={() => change({ detail: null })} />
    </Stack>
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
