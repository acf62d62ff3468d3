import { Group } from "@mantine/core";
import { FilterSelect } from "#kit/web/paged-list/filter-select.tsx";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import { useWords } from "#kit/web/words.ts";
import { MAIL_STATES, type MailState } from "../../mail-states.ts";
import { mailsAdminWords } from "./mails-admin.words.ts";

interface Props {
  q: string;
  state: MailState | undefined;
  onSearch: (q: string) => void;
  onState: (state: MailState | undefined) => void;
}

/** Search by address or subject, filter by state. */
export function MailsFilter({ q, state, onSearch, onState }: Props) {
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
