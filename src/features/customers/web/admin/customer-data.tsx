import { Alert, Button, Group, List, Paper, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { saveFile } from "#kit/web/editor/api-files.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { CustomerDataEndpoints, ErasedData } from "../../customer-data.contract.ts";
import type { Customer } from "../../customers.contract.ts";
import { customersWords } from "./customers.words.ts";

/** What a person may ask for by law: all that is stored, to be handed over or erased. */
export function CustomerData({ customer: { key, name, email, phone } }: { customer: Customer }) {
  const t = useWords(customersWords);
  const api = useApi();
  const call = api.of<CustomerDataEndpoints>();
  const [erased, setErased] = useState<ErasedData | null>(null);
  const task = useMutation({ mutationFn: (work: () => Promise<void>) => work(), networkMode: "always" });
  const who = email || name || phone;

  const download = () =>
    task.mutate(() => saveFile(api, `/customers/${key}/export`, `${name || "personal-data"}.json`));

  function erase(): void {
    if (!window.confirm(t.confirmErase(who))) return;
    task.mutate(async () =>
      setErased(await call("POST /customers/:key/erase", { params: { key }, body: {} })),
    );
  }

  return (
    <Paper component="section" aria-label={t.sections.data} withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t.sections.data}
        </Title>
        <Text size="sm" c="dimmed">
          {t.eraseNote}
        </Text>
        {email === "" && (
          <Text size="sm" c="dimmed">
            {t.noAddress}
          </Text>
        )}
        {task.isError && (
          <Alert color="red" role="alert">
            {t.failed(messageOf(task.error))}
          </Alert>
        )}
        <div aria-live="polite">{erased && <Erased erased={erased} />}</div>
        {!erased && (
          <Group>
            <Button variant="default" mih={44} onClick={download}>
              {t.download}
            </Button>
            <Button color="red.9" mih={44} loading={task.isPending} onClick={erase}>
              {t.erase}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

function Erased({ erased }: { erased: ErasedData }) {
  const { orders, bookings, statements, giveaways, reviews, subscriptions, messages, mails, kept, seats } =
    erased;
  const t = useWords(customersWords);
  return (
    <Alert color={kept.length + seats + statements > 0 ? "yellow" : "green"}>
      <Stack gap="xs">
        <Text>{t.erased(orders, messages, mails)}</Text>
        {bookings > 0 && <Text>{t.bookings(bookings)}</Text>}
        {giveaways > 0 && <Text>{t.giveawaysErased(giveaways)}</Text>}
        {reviews > 0 && <Text>{t.reviews(reviews)}</Text>}
        {subscriptions > 0 && <Text>{t.subscriptions(subscriptions)}</Text>}
        {seats > 0 && <Text>{t.seats(seats)}</Text>}
        {statements > 0 && <Text>{t.statementsKept(statements)}</Text>}
        {kept.length > 0 && (
          <>
            <Text>{t.kept}</Text>
            <List size="sm">
              {kept.map(({ order_number, reason }) => (
                <List.Item key={order_number}>
                  {t.order(order_number)}: {t.reasons[reason]}
                </List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Alert>
  );
}
