import { Button, Stack, Text, TextInput, Title } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { VoucherDetail, VouchersEndpoints } from "../../../vouchers.contract.ts";
import { OrderLink } from "../order-link.tsx";
import { outstandingQuery } from "../vouchers.queries.ts";
import { valueWords } from "./value.words.ts";
import type { VoucherWrite } from "./voucher-actions.tsx";

interface Props {
  voucher: VoucherDetail;
  write: UseMutationResult<VoucherDetail, Error, VoucherWrite>;
}

/** Takes an amount off a voucher, at the track. */
export function TakeOff({ voucher: { code, balance }, write }: Props) {
  const t = useWords(valueWords);
  const { language } = useLanguage();
  const call = useApi().of<VouchersEndpoints>();
  const [amount, setAmount] = useState<number | string>("");
  const [note, setNote] = useState("");
  if (balance === null || balance === 0) return null;
  const czk = (sum: number) => formatMoneyExact(sum, language);
  const sum = Number(amount);
  const isFine = sum > 0 && sum <= balance;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isFine || balance === null) return;
    const left = Math.round((balance - sum) * 100) / 100;
    if (!window.confirm(t.confirm(czk(sum), czk(left)))) return;
    const body = { amount: sum, seen: balance, note };
    write.mutate({
      call: async () => {
        const after = await call("POST /vouchers/:code/redeem", { params: { code }, body });
        setAmount("");
        return after;
      },
      done: () => t.takenOff(czk(sum)),
    });
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <MoneyField label={t.amount} value={amount} onChange={setAmount} />
        <TextInput
          label={t.note}
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button type="submit" size="lg" loading={write.isPending} disabled={!isFine}>
          {t.takeOff}
        </Button>
        <Text size="xs" c="dimmed">
          {t.noReceipt}
        </Text>
      </Stack>
    </form>
  );
}

/** Money that came onto a voucher and left it. */
export function Movements({ voucher: { movements } }: Pick<Props, "voucher">) {
  const t = useWords(valueWords);
  const { language } = useLanguage();
  if (movements.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h5">
        {t.movements}
      </Title>
      <Stack component="ul" gap={4} m={0} mt={4} pl="md">
        {movements.map(({ at, kind, amount, by, note, order_id, order_number }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: movements are only ever added at the end
          <Text component="li" size="sm" key={place}>
            <strong>{formatMoneyExact(amount, language)}</strong>{" "}
            {[t.kinds[kind], formatMoment(at, language), by, note].filter(Boolean).join(" · ")}
            {order_id !== null && order_number !== null && (
              <>
                {" · "}
                <OrderLink id={order_id}>{t.order(order_number)}</OrderLink>
              </>
            )}
          </Text>
        ))}
      </Stack>
    </div>
  );
}

/** How much money is left on all vouchers; nothing where there never was any. */
export function Outstanding() {
  const t = useWords(valueWords);
  const { language } = useLanguage();
  const { data } = useApiQuery(outstandingQuery);
  if (!data || data.sold + data.given + data.expired === 0) return null;
  const czk = (sum: number) => formatMoneyExact(sum, language);
  return (
    <Text>
      {t.outstanding(czk(data.sold))} {data.given > 0 && t.given(czk(data.given))}{" "}
      {data.expired > 0 && t.expired(czk(data.expired))}
    </Text>
  );
}
