import { faCamera } from "@fortawesome/free-solid-svg-icons/faCamera";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { Icon } from "#kit/web/ui/icon.tsx";
import { useWords } from "#kit/web/words.ts";
import { readCode } from "../../voucher-code.ts";
import { VOUCHER_STATES, type VoucherState } from "../../voucher-state.ts";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";

const SEARCH_REST_MS = 500;

interface Props {
  q: string;
  state: VoucherState | undefined;
  onSearch: (q: string) => void;
  /** A whole code was typed. */
  onCode: (code: string) => void;
  onState: (state: VoucherState | undefined) => void;
  onScan: () => void;
}

/** Finds a voucher: a whole code opens it at once, anything else searches; or by the camera. */
export function VouchersFilter({ q, state, onSearch, onCode, onState, onScan }: Props) {
  const t = useWords(vouchersAdminWords);
  const [typed, setTyped] = useState(q);
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), SEARCH_REST_MS);

  function type(text: string): void {
    setTyped(text);
    const code = readCode(text);
    if (code) {
      search.cancel();
      onCode(code);
    } else search(text);
  }

  return (
    <Group align="flex-end" role="search" aria-label={t.title}>
      <TextInput
        type="search"
        size="md"
        label={t.find}
        placeholder="7KQM-2XPD-9FHT"
        value={typed}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        style={{ flex: "1 1 17rem" }}
        maw={420}
      />
      <Button size="md" leftSection={<Icon icon={faCamera} />} onClick={onScan}>
        {t.scan}
      </Button>
      <NativeSelect
        size="md"
        label={t.filter}
        value={state ?? ""}
        onChange={(event) => onState(VOUCHER_STATES.find((one) => one === event.currentTarget.value))}
        data={[
          { value: "", label: t.everyState },
          ...VOUCHER_STATES.map((value) => ({ value, label: t.states[value] })),
        ]}
      />
    </Group>
  );
}
