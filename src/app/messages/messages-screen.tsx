import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { customerQuery } from "#features/customers/web/admin/index.ts";
import { Messages, messagesAdminWords } from "#features/messages/web/admin/index.ts";
import { orderNumber } from "#features/orders/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";

const MOST = 3;

/** /admin/messages: what visitors ask, with what they have bought beside it. */
export default function MessagesScreen() {
  return <Messages sender={Sender} />;
}

/** For whoever sees orders: what the sender has bought and booked, the newest first. */
function Sender({ message }: { message: number }) {
  const t = useWords(messagesAdminWords);
  const { language } = useLanguage();
  const sees = useMay(["shop"]);
  const key = `m${message}`;
  const { data } = useApiQuery(customerQuery(key), sees);
  if (!sees || !data) return null;
  const { orders, bookings } = data;
  return (
    <Stack component="section" aria-label={t.sender} gap={4}>
      <Title order={3} size="h5">
        {t.sender}
      </Title>
      {orders.length + bookings.length === 0 && <Text size="sm">{t.senderNothing}</Text>}
      {bookings.slice(0, MOST).map(({ id, starts_at, place, name }) => (
        <Text key={id} size="sm">
          {[formatMoment(starts_at, language), place, name].filter(Boolean).join(", ")}
        </Text>
      ))}
      {orders.slice(0, MOST).map(({ id, items, total }) => (
        <Text key={id} size="sm" component="div" style={{ overflowWrap: "anywhere" }}>
          <Anchor className="admin-way" component={Link} to={`/admin/orders/${id}`}>
            {`#${orderNumber(id)}`}
          </Anchor>
          {` ${items.join(", ")}, ${formatMoneyExact(total, language)}`}
        </Text>
      ))}
      <Anchor className="admin-way" size="sm" component={Link} to={`/admin/customers/${key}`}>
        {t.senderAll}
      </Anchor>
    </Stack>
  );
}
