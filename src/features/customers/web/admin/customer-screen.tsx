import { Anchor, Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { Link, useParams } from "react-router";
import { dayWorkWords } from "#features/bookings/web/admin/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Customer } from "../../customers.contract.ts";
import { CustomerData } from "./customer-data.tsx";
import { CustomerNotes } from "./customer-notes.tsx";
import { CustomerRecords } from "./customer-records.tsx";
import { customerQuery } from "./customers.queries.ts";
import { customersWords } from "./customers.words.ts";

/** /admin/customers/:key: a person with all that is theirs; the ride that they ask about stands first. */
export default function CustomerScreen() {
  const t = useWords(customersWords);
  const { key = "" } = useParams();
  const query = useApiQuery(customerQuery(key));
  return (
    <Stack gap="md" maw={860}>
      <Anchor className="admin-way" component={Link} to="/admin/customers">
        {t.back}
      </Anchor>
      <Loaded query={query} failed={t.failedToOpen}>
        {(customer) => (
          <>
            <Heading customer={customer} />
            <NextRide customer={customer} />
            <CustomerRecords customer={customer} />
            <CustomerNotes customer={customer} />
            <CustomerData customer={customer} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Heading({ customer }: { customer: Customer }) {
  const t = useWords(customersWords);
  const { language } = useLanguage();
  const { key, name, names, email, phones, company, spent } = customer;
  return (
    <Stack gap="xs">
      <Title order={1} style={{ overflowWrap: "anywhere" }}>
        {name || email || phones[0]}
      </Title>
      {names.length > 1 && <Text c="dimmed">{t.alsoNamed(names.slice(1).join(", "))}</Text>}
      {company && <Text>{company}</Text>}
      <Group gap="md">
        {phones.map((phone) => (
          <Anchor key={phone} className="admin-way" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            {phone}
          </Anchor>
        ))}
        {email && (
          <Anchor className="admin-way" href={`mailto:${email}`} style={{ overflowWrap: "anywhere" }}>
            {email}
          </Anchor>
        )}
        {spent > 0 && <Text size="sm">{t.spent(formatMoneyExact(spent, language))}</Text>}
      </Group>
      <Group>
        <Button component={Link} to={`/admin/orders/new?customer=${key}`} mih={44}>
          {t.newOrder}
        </Button>
      </Group>
    </Stack>
  );
}

/** "Where is my ride?" */
function NextRide({ customer: { bookings } }: { customer: Customer }) {
  const t = useWords(customersWords);
  const words = useWords(dayWorkWords);
  const { language } = useLanguage();
  const next = bookings.filter(({ is_to_come }) => is_to_come).at(-1);
  if (!next) return null;
  const { starts_at, place, name, riders, paid, is_signed, day_id } = next;
  return (
    <Paper component="section" aria-label={t.next} withBorder p="md">
      <Stack gap="xs">
        <Title order={2} size="h4">
          {t.next}
        </Title>
        <Text size="lg" fw={600}>
          {[formatMoment(starts_at, language), place].filter(Boolean).join(", ")}
        </Text>
        <Text>{[name, riders.join(", ")].filter(Boolean).join(": ")}</Text>
        <Group gap="xs">
          <Badge variant="light" color={paid === "open" ? "yellow" : "green"}>
            {words.paid[paid]}
          </Badge>
          <Badge variant="light" color={is_signed ? "green" : "yellow"}>
            {is_signed ? t.signed : t.notSigned}
          </Badge>
          {day_id !== null && (
            <Anchor className="admin-way" component={Link} to={`/admin/days/${day_id}`}>
              {t.toDay}
            </Anchor>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
