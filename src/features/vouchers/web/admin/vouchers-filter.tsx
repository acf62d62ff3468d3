import { Button, Group } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { FilterSelect } from "#kit/web/paged-list/filter-select.tsx";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { readCode } from "../../voucher-code.ts";
import { VOUCHER_STATES, type VoucherState } from "../../voucher-state.ts";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";

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

  function open(text: string): boolean {
    const code = readCode(text);
    if (code) onCode(code);
    return Boolean(code);
  }

  return (
    <Group align="flex-end" role="search" aria-label={t.title}>
      <SearchField
        size="md"
        label={t.find}
        placeholder="7KQM-2XPD-9FHT"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        q={q}
        onSearch={onSearch}
        onType={open}
      />
      <Button size="md" leftSection={<Icon icon="camera" />} onClick={onScan}>
        {t.scan}
      </Button>
      <FilterSelect
        size="md"
        label={t.filter}
        every={t.everyState}
        values={VOUCHER_STATES}
        labels={t.states}
        value={state}
        onChange={onState}
      />
    </Group>
  );
}
