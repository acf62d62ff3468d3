import { Button, Group, Stack } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import { MESSAGE_FILTERS, type MessageFilter } from "./message-filter.ts";
import { messagesAdminWords } from "./messages-admin.words.ts";

interface Props {
  filter: MessageFilter;
  q: string;
  onFilter: (filter: MessageFilter) => void;
  onSearch: (q: string) => void;
}

/** Buttons All, Unread and Read, and a search. */
export function MessagesFilter({ filter, q, onFilter, onSearch }: Props) {
  const t = useWords(messagesAdminWords);
  return (
    <Stack gap="xs">
      <Group gap="xs" role="group" aria-label={t.filter}>
        {MESSAGE_FILTERS.map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === filter ? "filled" : "default"}
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {t.filters[name]}
          </Button>
        ))}
      </Group>
      <SearchField
        aria-label={t.search}
        placeholder={t.search}
        q={q}
        onSearch={onSearch}
        maw="none"
        style={{ flex: "none" }}
      />
    </Stack>
  );
}
