import { Button, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useWords } from "#kit/web/words.ts";
import type { HistoryEntry } from "../../history.contract.ts";
import { RECORD_TYPES, type RecordType } from "../../record-types.ts";
import type { HistoryFilter as Filter } from "./history.queries.ts";
import { historyWords } from "./history.words.ts";

/** How long typing rests before the search runs, milliseconds. */
const SEARCH_REST_MS = 500;

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
  const [typed, setTyped] = useState(filter.q);
  const search = useDebouncedCallback((q: string) => onChange({ q: q.trim() }), SEARCH_REST_MS);
  const type = (value: string): RecordType | undefined => RECORD_TYPES.find((one) => one === value);
  return (
    <>
      <Group align="flex-end" role="search" aria-label={t.title}>
        <TextInput
          type="search"
          label={t.search}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            search(event.currentTarget.value);
          }}
          style={{ flex: "1 1 16rem" }}
          maw={420}
        />
        <NativeSelect
          label={t.type}
          value={filter.type ?? ""}
          onChange={(event) => onChange({ type: type(event.currentTarget.value) })}
          data={[
            { value: "", label: t.everyType },
            ...RECORD_TYPES.map((value) => ({ value, label: t.types[value] })),
          ]}
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
          <Button size="xs" variant="default" onClick={() => onChange({ type: undefined })}>
            {t.showAll}
          </Button>
        </Group>
      )}
    </>
  );
}
