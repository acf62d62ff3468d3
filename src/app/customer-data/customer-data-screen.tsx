import { Alert, Anchor, Button, Group, List, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { orderNumber } from "#features/orders/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { saveFile } from "#kit/web/editor/api-files.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { CustomerDataEndpoints, ErasedData, FoundData, FoundPerson } from "./customer-data.contract.ts";
import { customerDataWords } from "./customer-data.words.ts";

/** /admin/customer-data: what is stored about one person: to be handed over, or erased. */
export default function CustomerDataScreen() {
  const t = useWords(customerDataWords);
  const api = useApi();
  const call = api.of<CustomerDataEndpoints>();
  const [email, setEmail] = useState("");
  const [isBlank, setBlank] = useState(false);
  const [people, setPeople] = useState<FoundPerson[] | null>(null);
  const [found, setFound] = useState<FoundData | null>(null);
  const [erased, setErased] = useState<ErasedData | null>(null);
  const task = useMutation({ mutationFn: (work: () => Promise<void>) => work() });
  const failure = isBlank ? t.noEmail : task.error && t.failed(messageOf(task.error));

  function find(event: FormEvent): void {
    event.preventDefault();
    const wanted = email.trim();
    setFound(null);
    setErased(null);
    setPeople(null);
    setBlank(wanted.length < 2);
    if (wanted.length < 2) return;
    if (isAddress(wanted)) look(wanted);
    else
      task.mutate(async () => setPeople(await call("GET /customer-data/people", { query: { q: wanted } })));
  }

  /** All that is stored with an address. */
  function look(address: string): void {
    task.mutate(async () => {
      setFound(await call("GET /customer-data", { query: { email: address } }));
      setPeople(null);
    });
  }

  const downloadRecords = ({ name, orders, bookings }: FoundPerson) =>
    task.mutate(() =>
      saveFile(
        api,
        `/customer-data/records?orders=${orders.join(",")}&bookings=${bookings.join(",")}`,
        `${name || "personal-data"}.json`,
      ),
    );

  function eraseRecords({ name, phone, orders, bookings }: FoundPerson): void {
    if (!window.confirm(t.confirmErase(name || phone))) return;
    task.mutate(async () => {
      setErased(await call("POST /customer-data/erase-records", { body: { orders, bookings } }));
      setPeople(null);
    });
  }

  const download = (of: string) =>
    task.mutate(() => saveFile(api, `/customer-data/export?email=${encodeURIComponent(of)}`, `${of}.json`));

  function erase(of: string): void {
    if (!window.confirm(t.confirmErase(of))) return;
    task.mutate(async () => {
      setErased(await call("POST /customer-data/erase", { body: { email: of } }));
      setFound(null);
    });
  }

  return (
    <Stack gap="lg" maw={720}>
      <Stack gap={4}>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
      </Stack>
      <form onSubmit={find} noValidate>
        <Group align="flex-end">
          <TextInput
            type="search"
            label={t.email}
            value={email}
            autoComplete="off"
            onChange={(event) => setEmail(event.currentTarget.value)}
            style={{ flex: "1 1 16rem" }}
          />
          <Button type="submit" loading={task.isPending}>
            {t.find}
          </Button>
        </Group>
      </form>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <div aria-live="polite">
        {people?.length === 0 && <Text>{t.nothing(email.trim())}</Text>}
        {people?.map((person) => (
          <Person
            key={[person.email, ...person.orders, "b", ...person.bookings].join(" ")}
            person={person}
            onLook={look}
            onDownload={downloadRecords}
            onErase={eraseRecords}
          />
        ))}
        {found && <Found found={found} onDownload={download} onErase={erase} />}
        {erased && <Erased erased={erased} />}
      </div>
    </Stack>
  );
}

function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}

interface PersonProps {
  person: FoundPerson;
  onLook: (email: string) => void;
  onDownload: (person: FoundPerson) => void;
  onErase: (person: FoundPerson) => void;
}

/** Somebody who was found by name or telephone; without an address the records themselves are shown and erased. */
function Person({ person, onLook, onDownload, onErase }: PersonProps) {
  const t = useWords(customerDataWords);
  const { name, email, phone, orders, bookings, messages } = person;
  return (
    <Paper withBorder p="md" mb="sm">
      <Stack gap="xs">
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {[name, email, phone].filter(Boolean).join(", ")}
        </Text>
        <Text size="sm">
          {[
            t.orders(orders.length),
            bookings.length > 0 && t.bookings(bookings.length),
            messages.length > 0 && t.messages(messages.length),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        {orders.length + bookings.length > 0 && (
          <Group gap="xs">
            {orders.map((id) => (
              <Anchor key={id} className="admin-way" size="sm" component={Link} to={`/admin/orders/${id}`}>
                {t.order(orderNumber(id))}
              </Anchor>
            ))}
          </Group>
        )}
        {email !== "" ? (
          <Group>
            <Button variant="default" mih={44} onClick={() => onLook(email)}>
              {t.look}
            </Button>
          </Group>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {t.noAddress}
            </Text>
            <Group>
              <Button variant="default" mih={44} onClick={() => onDownload(person)}>
                {t.download}
              </Button>
              <Button color="red.9" mih={44} onClick={() => onErase(person)}>
                {t.erase}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  );
}

interface FoundProps {
  found: FoundData;
  onDownload: (email: string) => void;
  onErase: (email: string) => void;
}

function Found({
  found: { email, orders, bookings, statements, giveaways, reviews, subscriptions, messages, mails },
  onDownload,
  onErase,
}: FoundProps) {
  const t = useWords(customerDataWords);
  if (orders + bookings + statements + giveaways + reviews + subscriptions + messages + mails === 0)
    return <Text>{t.nothing(email)}</Text>;
  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2} size="h4" style={{ overflowWrap: "anywhere" }}>
          {t.found(email)}
        </Title>
        <List>
          <List.Item>{t.orders(orders)}</List.Item>
          {bookings > 0 && <List.Item>{t.bookings(bookings)}</List.Item>}
          {statements > 0 && <List.Item>{t.statements(statements)}</List.Item>}
          {giveaways > 0 && <List.Item>{t.giveaways(giveaways)}</List.Item>}
          {reviews > 0 && <List.Item>{t.reviews(reviews)}</List.Item>}
          {subscriptions > 0 && <List.Item>{t.subscriptions(subscriptions)}</List.Item>}
          <List.Item>{t.messages(messages)}</List.Item>
          <List.Item>{t.mails(mails)}</List.Item>
        </List>
        <Text size="sm" c="dimmed">
          {t.eraseNote}
        </Text>
        <Group>
          <Button variant="default" onClick={() => onDownload(email)}>
            {t.download}
          </Button>
          <Button color="red.9" onClick={() => onErase(email)}>
            {t.erase}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function Erased({ erased }: { erased: ErasedData }) {
  const { orders, bookings, statements, giveaways, reviews, subscriptions, messages, mails, kept, seats } =
    erased;
  const t = useWords(customerDataWords);
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
