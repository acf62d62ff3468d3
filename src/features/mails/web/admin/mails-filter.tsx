import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useWords } from "#kit/web/words.ts";
import { MAIL_STATES, type MailState } from "../../mail-states.ts";
import { mailsAdminWords } from "./mails-admin.words.ts";

/** How long typing rests before the search runs, milliseconds. */
const SEARCH_REST_MS = 500;

interface Props {
  q: string;
  state: MailState | undefined;
  onSearch: (q: string) => void;
  onState: (state: MailState | undefined) => void;
}

/** Search by address or subject, filter by state. */
export function MailsFilter({ q, state, onSearch, onState }: Props) {
  const t = useWords(mailsAdminWords);
  const [typed, setTyped] = useState(q);
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), SEARCH_REST_MS);
  return (
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
        label={t.filter}
        value={state ?? ""}
        onChange={(event) => onState(MAIL_STATES.find((one) => one === event.currentTarget.value))}
        data={[
          { value: "", label: t.everyState },
          ...MAIL_STATES.map((value) => ({ value, label: t.states[value] })),
        ]}
      />
    </Group>
  );
}
