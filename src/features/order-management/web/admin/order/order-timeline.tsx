import { Text } from "@mantine/core";
import { DOCUMENT_NAMES } from "#features/invoices/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import type { TimelineEvent } from "../../../order-story.contract.ts";
import { orderPaymentWords } from "../money/order-payment.words.ts";
import { refundsWords } from "../money/refunds.words.ts";
import styles from "../order-screen.module.css";
import { orderScreenWords } from "../order-screen.words.ts";
import { statusName } from "../order-text.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";
import { OrderSection } from "./order-section.tsx";

/** All that happened to an order, newest first, and who did it. */
export function OrderTimeline({ order, timeline }: { order: OrderDetail; timeline: TimelineEvent[] }) {
  const t = useWords(orderScreenWords);
  const { language } = useLanguage();
  const said = useEventWords(order);
  return (
    <OrderSection title={t.timeline}>
      <ol className={styles.timeline}>
        {timeline.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be the same to the last letter
          <li key={index}>
            <Text size="sm" style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
              {said(event)}
            </Text>
            <Text size="xs" c="dimmed">
              {[formatMoment(event.at, language), event.by].filter(Boolean).join(", ")}
            </Text>
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}

/** What an event is called, in the screen's language. */
function useEventWords(order: OrderDetail): (event: TimelineEvent) => string {
  const t = useWords(orderScreenWords);
  const { labels } = useWords(ordersAdminWords);
  const { kinds } = useWords(orderPaymentWords);
  const refund = useWords(refundsWords);
  const { language } = useLanguage();
  const money = (czk: number) => formatMoneyExact(czk, language);
  const { events } = t;
  return (event) => {
    switch (event.kind) {
      case "placed":
      case "settled":
      case "unpaid":
      case "customer":
        return events[event.kind];
      case "items":
        return events.items(event.gone, event.came);
      case "paid":
        return events.paid(kinds[event.how]);
      case "refunded":
        return refund.events[event.state](money(event.amount), refund.by[event.way]);
      case "way":
        return events.way(event.from, event.to);
      case "disputed":
        return refund.disputed[event.state](money(event.amount));
      case "status":
        return events.status(labels[statusName(event.from, order)], labels[statusName(event.to, order)]);
      case "paper":
        return events.paper(DOCUMENT_NAMES[language][event.type], event.number);
      case "mail":
        return events.mail(event.subject, event.to);
      case "voucher":
        return t.voucher[event.what](event.code);
      case "card":
        return t.card[event.state](money(event.amount));
      case "withdrawn":
        return event.what ? events.withdrawn(event.what) : events.withdrawnWhole;
      case "note":
        return events.note(event.text);
    }
  };
}
