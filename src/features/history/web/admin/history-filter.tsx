import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { FilterSelect } from "#kit/web/paged-list/filter-select.tsx";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import type { HistoryEntry } from "../../history.contract.ts";
import type { HistoryFilter as Filter } from "./history.queries.ts";
import { historyWords } from "./history.words.ts";
import { useRecordPlaces } from "./record-place.ts";

interface Props {
  filter: Filter;
  users: HistoryEntry["user"][];
  /** The record that is filtered for, as it is called. */
  recordName: string;
  onChange: (part: Partial<Filter>) => void;
}

/** Search, kind and person; and the one record that an editor's link asks for. */
export function HistoryFilter({ filter, users, recordName, onChange }: Props) {
  const t = useWords(historyWords);
  const { types, kindOf } = useRecordPlaces();
  return (
    <>
      <Group align="flex-end" role="search" aria-label={t.title}>
        <SearchField label={t.search} q={filter.q} onSearch={(q) => onChange({ q })} />
        <FilterSelect
          label={t.type}
          every={t.everyType}
          values={types.map(({ type }) => type)}
          labels={Object.fromEntries(types.map(({ type }) => [type, kindOf(type)]))}
          value={filter.type || undefined}
          onChange={(type) => onChange({ type: type ?? "" })}
        />
        <NativeSelect
          label={t.user}
          value={filter.user}
          onChange={(event) => onChange({ user: event.currentTarget.value })}
          data={[
            { value: "", label: t.everyUser },
            ...users.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
          ]}
        />
      </Group>
      {filter.record && (
        <Group gap="sm">
          <Text>{t.oneRecord(recordName)}</Text>
          <Button size="xs" variant="default" onClick={() => onChange({ type: "" })}>
            {t.showAll}
          </Button>
        </Group>
      )}
    </>
  );
}
