import { NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { MONEY_WAYS, type MoneyWay, roundingBack } from "#features/orders/index.ts";
import { useCustomerMail } from "#features/orders/web/admin/index.ts";
import { formatMoneyExact, toCzk, toHalere } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderMoneyShown } from "../../../order-refunds.contract.ts";
import { type RefundWay, refundWays } from "./refund-ways.ts";
import { refundsWords } from "./refunds.words.ts";

/** What was chosen, and the setters. Money that comes or goes meanwhile changes what can be chosen, and what is usual. */
export function useRefundWay(money: OrderMoneyShown, last: "noted" | "later", paid: MoneyWay = "bank") {
  const { ways, usual } = refundWays(money, last);
  const [chosen, setWay] = useState<RefundWay>();
  const [typed, setAccount] = useState<string>();
  const [how, setHow] = useState<MoneyWay>(paid);
  const way = chosen && ways.includes(chosen) ? chosen : usual;
  return { ways, way, setWay, account: typed ?? money.account, setAccount, how, setHow, money };
}

/** How money goes back, and what will happen: said before the tap. */
export function RefundWayFields({
  chosen: { ways, way, setWay, account, setAccount, how, setHow, money },
  amount,
  email,
}: {
  chosen: ReturnType<typeof useRefundWay>;
  /** CZK. */
  amount: number;
  /** The customer's address; empty where the order has none. */
  email: string;
}) {
  const t = useWords(refundsWords);
  const { outcome, notified } = useCustomerMail(email);
  const { language } = useLanguage();
  const label = (one: RefundWay) =>
    one === "card" ? t.ways.card(money.card ? t.gateways[money.card.gateway] : "") : t.ways[one];
  const czk = (sum: number) => formatMoneyExact(sum, language);
  const ofMoney = Math.min(amount, Math.round((money.left - money.voucher) * 100) / 100);
  const ontoVoucher = Math.round((amount - ofMoney) * 100) / 100;
  const toCard = Math.min(ofMoney, money.card?.most ?? 0);
  const rest = Math.round((ofMoney - toCard) * 100) / 100;
  const handedOver = toCzk(toHalere(ofMoney) + roundingOf(money, ofMoney, way === "noted" ? how : "bank"));
  return (
    <Stack gap="xs" style={{ flexGrow: 1 }}>
      <NativeSelect
        label={t.way}
        value={way}
        onChange={({ currentTarget }) => setWay(ways.find((one) => one === currentTarget.value) ?? way)}
        data={ways.map((value) => ({ value, label: label(value) }))}
      />
      {way === "bank" && (
        <TextInput
          label={t.account}
          description={money.account ? t.accountFrom : t.accountAsk}
          value={account}
          autoComplete="off"
          onChange={({ currentTarget }) => setAccount(currentTarget.value)}
        />
      )}
      {way === "noted" && (
        <NativeSelect
          label={t.notedHow}
          value={how}
          onChange={({ currentTarget }) =>
            setHow(MONEY_WAYS.find((one) => one === currentTarget.value) ?? how)
          }
          data={MONEY_WAYS.map((value) => ({ value, label: t.by[value] }))}
        />
      )}
      <Text size="sm">
        {way === "later"
          ? t.what.later
          : t.what[way](czk({ card: toCard, bank: handedOver, noted: handedOver, voucher: amount }[way]))}
        {way === "card" && rest > 0 && ` ${t.rest(czk(rest))}`}
        {way !== "later" && way !== "voucher" && ontoVoucher > 0 && ` ${t.alsoVoucher(czk(ontoVoucher))}`}{" "}
        {way !== "later" && { sent: t.mail, written: t.file, "no-address": notified }[outcome]}
      </Text>
    </Stack>
  );
}

/** As the server rounds it. */
function roundingOf(money: OrderMoneyShown, ofMoney: number, way: MoneyWay): number {
  const [amount, left] = [toHalere(ofMoney), toHalere(money.left) - toHalere(money.voucher)];
  const sums = { rounded: toHalere(money.rounding), roundedBack: toHalere(money.rounding_back) };
  return roundingBack(sums, { way, amount, isAll: amount === left });
}
