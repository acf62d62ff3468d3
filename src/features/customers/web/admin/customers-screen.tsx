import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import type { FoundCustomer } from "../../customers.contract.ts";
import styles from "./customers.module.css";
import { customersQuery } from "./customers.queries.ts";
import { customersWords } from "./customers.words.ts";

/** /admin/customers: everybody who has ordered, booked or written, the latest first; found by whatever one knows. */
export default function CustomersScreen() {
  const t = useWords(customersWords);
  const { page, q, change } = useListAddress({}, {});
  const query = useApiQuery(customersQuery({ q, page }));
  return (
    <Stack gap="lg" maw={860}>
      <Title order={1}>{t.title}</Title>
      <search aria-label={t.title}>
        <SearchField label={t.search} q={q} onSearch={(q) => change({ q })} maw="none" />
      </search>
      <div aria-live="polite">
        <Loaded query={query} failed={t.failedToLoad}>
          {({ customers, more }) =>
            customers.length === 0 ? (
              <Text c="dimmed">{q ? t.nobody : t.empty}</Text>
            ) : (
              <Stack>
                <ul className={styles.list} aria-label={t.list}>
                  {customers.map((customer) => (
                    <li key={customer.key}>
                      <Row customer={customer} />
                    </li>
                  ))}
                </ul>
                {(page > 1 || more) && (
                  <Group component="nav" aria-label={t.pages} justify="space-between">
                    <Button
                      variant="default"
                      mih={44}
                      disabled={page === 1}
                      onClick={() => change({ page: page - 1 })}
                    >
                      {t.newer}
                    </Button>
                    <Button
                      variant="default"
                      mih={44}
                      disabled={!more}
                      onClick={() => change({ page: page + 1 })}
                    >
                      {t.older}
                    </Button>
                  </Group>
                )}
              </Stack>
            )
          }
        </Loaded>
      </div>
    </Stack>
  );
}

function Row({ customer: { key, name, email, phone, company, last_at } }: { customer: FoundCustomer }) {
  const t = useWords(customersWords);
  const { language } = useLanguage();
  return (
    <Link className={styles.one} to={`/admin/customers/${key}`}>
      <span className={styles.name}>{[name, company].filter(Boolean).join(", ") || email || phone}</span>
      <Text span size="sm">
        {[email || t.noContact, phone].filter(Boolean).join(" · ")}
      </Text>
      <Text span size="sm" c="dimmed">
        {t.lastSeen(formatMoment(last_at, language))}
      </Text>
    </Link>
  );
}
