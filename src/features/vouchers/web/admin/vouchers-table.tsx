import { Button, Table, Text } from "@mantine/core";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import tableStyles from "#kit/web/editor/records/record-table.module.css";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Voucher } from "../../vouchers.contract.ts";
import { valueWords } from "./voucher/value.words.ts";
import { VoucherOrigin } from "./voucher/voucher-origin.tsx";
import { VoucherBadge } from "./voucher-badge.tsx";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";

interface Props {
  vouchers: Voucher[];
  onOpen: (code: string) => void;
}

/** The vouchers; on a phone each row is a card. */
export function VouchersTable({ vouchers, onOpen }: Props) {
  const t = useWords(vouchersAdminWords);
  const { language } = useLanguage();
  const money = useWords(valueWords);
  const headers = [t.code, t.what, t.customer, t.order, t.until, t.state, t.actions];
  return (
    <Table className={tableStyles.table} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {headers.map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {vouchers.map(({ id, code, name, language: own, valid_until, state, ...voucher }) => (
          <Table.Tr key={id}>
            <Table.Td data-label={t.code} data-slot="title" style={{ whiteSpace: "nowrap" }}>
              <Text size="sm" fw={600}>
                {code}
              </Text>
            </Table.Td>
            <Table.Td data-label={t.what} data-slot="plain">
              <span lang={own}>{addNoBreaks(name, own)}</span>
              {voucher.balance !== null && voucher.value !== null && (
                <Text size="sm" c="dimmed">
                  {money.left(
                    formatMoneyExact(voucher.balance, language),
                    formatMoneyExact(voucher.value, language),
                  )}
                </Text>
              )}
            </Table.Td>
            <Table.Td data-label={t.customer} data-slot="plain" style={{ overflowWrap: "anywhere" }}>
              {voucher.customer_name}
            </Table.Td>
            <Table.Td data-label={t.order} data-slot="plain" style={{ whiteSpace: "nowrap" }}>
              <VoucherOrigin voucher={voucher} />
            </Table.Td>
            <Table.Td data-label={t.until}>{formatDay(valid_until, language)}</Table.Td>
            <Table.Td data-label={t.state} data-slot="plain">
              <VoucherBadge state={state} />
            </Table.Td>
            <Table.Td className={tableStyles.actions}>
              <Button
                size="xs"
                variant="default"
                aria-label={t.of(t.open, code)}
                onClick={() => onOpen(code)}
              >
                {t.open}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
