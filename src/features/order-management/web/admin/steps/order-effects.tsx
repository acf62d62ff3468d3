import { List } from "@mantine/core";
import { useCustomerMail } from "#features/orders/web/admin/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { MAILING_EFFECTS, type OrderEffect } from "../../../order-effects.ts";
import type { Order } from "../../../order-records.contract.ts";
import { effectLines } from "./effect-lines.ts";
import { orderEffectsWords } from "./order-effects.words.ts";

interface Props {
  order: Pick<Order, "customer_email">;
  foretold: { effects: readonly OrderEffect[]; refused?: string | undefined };
  size?: "xs" | "sm";
}

/** What a step does, a sentence each: documents, e-mails, stock, vouchers, seats; or why it can’t be done. */
export function OrderEffects({ order, foretold: { effects, refused }, size = "sm" }: Props) {
  const t = useWords(orderEffectsWords);
  const mail = useCustomerMail(order.customer_email);
  const sendsMail = effects.some((effect) => MAILING_EFFECTS.includes(effect));
  const lines = refused
    ? [t.refused(refused)]
    : [
        ...effectLines(t, effects, mail),
        ...(sendsMail ? [] : [effects.length === 0 ? t.nothing : t.noneMailed]),
        ...(sendsMail && mail.outcome === "written" && size === "sm" ? [t.onlyFiles] : []),
      ];
  return (
    <List size={size} spacing={2} {...(size === "xs" && { c: "dimmed" })}>
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
