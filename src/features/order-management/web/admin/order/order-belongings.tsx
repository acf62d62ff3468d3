import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { MailStateBadge } from "#features/mails/web/admin/index.ts";
import { VoucherBadge } from "#features/vouchers/web/admin/index.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderStory } from "../../../order-story.contract.ts";
import styles from "../order-screen.module.css";
import { orderScreenWords } from "../order-screen.words.ts";
import { OrderSection } from "./order-section.tsx";

/** The vouchers of an order with their codes and states; nothing where it has none. */
export function OrderVouchers({ vouchers }: { vouchers: OrderStory["vouchers"] }) {
  const t = useWords(orderScreenWords);
  const { language } = useLanguage();
  if (vouchers.length === 0) return null;
  return (
    <OrderSection title={t.vouchers}>
      <ul className={styles.list}>
        {vouchers.map(({ code, name, valid_until, state }) => (
          <li key={code}>
            <Group justify="space-between" gap="xs">
              <Anchor className="admin-way" component={Link} to={`/admin/vouchers?code=${code}`} fw={650}>
                {code}
              </Anchor>
              <VoucherBadge state={state} />
            </Group>
            <Text size="sm">{name}</Text>
            <Text size="xs" c="dimmed">
              {t.validUntil(formatDay(valid_until, language))}
            </Text>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

/** The e-mails about an order, to the customer and to the team, with what became of each. */
export function OrderMails({ mails }: { mails: OrderStory["mails"] }) {
  const t = useWords(orderScreenWords);
  const { language } = useLanguage();
  return (
    <OrderSection title={t.mails}>
      {mails.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.noMails}
        </Text>
      )}
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Stack gap={2} align="flex-start" style={{ overflowWrap: "anywhere" }}>
              <Anchor
                className="admin-way"
                component={Link}
                to={`/admin/mails?mail=${mail.id}`}
                size="sm"
                lang={mail.language}
              >
                {mail.subject}
              </Anchor>
              <Group gap="xs">
                <MailStateBadge state={mail.state} />
                <Text size="xs" c="dimmed">
                  {formatMoment(mail.created_at, language)}, {mail.to}
                </Text>
              </Group>
            </Stack>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
