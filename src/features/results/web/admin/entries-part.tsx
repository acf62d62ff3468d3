import { Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownRound } from "../../results.contract.ts";
import type { Write } from "./results-admin.queries.ts";
import { resultsAdminWords } from "./results-admin.words.ts";

interface Props {
  round: ShownRound;
  write: Write;
}

/** Who drives, and the runs of qualifying: a score is saved when its field is left. */
export function EntriesPart({ round, write }: Props) {
  const t = useWords(resultsAdminWords);
  const [names, setNames] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const entries = names.split("\n").flatMap((line) => (line.trim() ? [{ driver: line.trim() }] : []));
    if (entries.length === 0) return;
    write.mutate(async (call) => {
      await call("POST /results/rounds/:id/entries", { params: { id: round.id }, body: { entries } });
      setNames("");
    });
  };
  return (
    <Stack component="section" aria-label={t.entries}>
      <Title order={2}>{t.entries}</Title>
      <Ties round={round} write={write} />
      {round.size === 0 && round.entries.length > 1 && (
        <Button
          size="lg"
          loading={write.isPending}
          onClick={() =>
            write.mutate((call) =>
              call("POST /results/rounds/:id/draw", { params: { id: round.id }, body: {} }),
            )
          }
        >
          {t.draw}
        </Button>
      )}
      {round.entries.map((entry) => (
        <EntryCard key={entry.id} round={round} entry={entry} write={write} />
      ))}
      {!round.is_official && (
        <form onSubmit={add}>
          <Stack>
            <Textarea
              label={t.names}
              autosize
              minRows={3}
              maxLength={20_000}
              value={names}
              onChange={(event) => setNames(event.currentTarget.value)}
            />
            <Button type="submit" variant="default">
              {t.addEntries}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}

/** Equal scores that no rule decides: who is tapped first goes first. */
function Ties({ round, write }: Props) {
  const t = useWords(resultsAdminWords);
  const [order, setOrder] = useState<number[]>([]);
  const ids = round.asks.find(({ what }) => what === "tie")?.entry_ids ?? [];
  if (ids.length === 0) return null;
  const tap = (id: number) => {
    const next = [...order.filter((one) => ids.includes(one) && one !== id), id];
    setOrder(next.length === ids.length ? [] : next);
    if (next.length === ids.length)
      write.mutate((call) =>
        call("PUT /results/rounds/:id/qualifying-order", {
          params: { id: round.id },
          body: { entry_ids: next },
        }),
      );
  };
  return (
    <Card withBorder>
      <Text>{t.tie}</Text>
      <Group>
        {ids.map((id) => (
          <Button key={id} variant={order.includes(id) ? "filled" : "default"} onClick={() => tap(id)}>
            {round.entries.find((entry) => entry.id === id)?.driver.name}
            {order.includes(id) && ` (${order.indexOf(id) + 1})`}
          </Button>
        ))}
      </Group>
    </Card>
  );
}

function EntryCard({ round, entry, write }: Props & { entry: ShownRound["entries"][number] }) {
  const t = useWords(resultsAdminWords);
  const { id, driver, rank, status } = entry;
  const isOut = status === "withdrawn";
  const count = round.size === 0 ? round.rules.qualifying.runs : 0;
  const storedOf = (run: number) => entry.runs.find((one) => one.run === run)?.score ?? null;
  const save = (run: number, text: string) => {
    const score = text.trim() === "" ? null : text.trim();
    const before = storedOf(run);
    if (score === null ? before === null : Number(score.replace(",", ".")) === before) return;
    const params = { id, run };
    write.mutate((call) => call("PUT /results/entries/:id/runs/:run", { params, body: { score, before } }));
  };
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between">
        <Text>
          <strong>{driver.name}</strong> {rank !== null && `· ${rank}.`} {isOut && `(${t.out})`}
        </Text>
        {!round.is_official && (
          <Button
            variant="subtle"
            onClick={() =>
              write.mutate((call) =>
                call("PUT /results/entries/:id", {
                  params: { id },
                  body: { status: isOut ? "entered" : "withdrawn" },
                }),
              )
            }
          >
            {isOut ? t.canStart : t.cannotStart}
          </Button>
        )}
      </Group>
      {count > 0 && (
        <Group grow>
          {Array.from({ length: count }, (_, index) => index + 1).map((run) => (
            <TextInput
              // What another phone has entered stands in the field at once.
              key={`${run} ${storedOf(run)}`}
              label={t.runShort(run)}
              aria-label={t.run(driver.name, run)}
              inputMode="decimal"
              defaultValue={storedOf(run) ?? ""}
              onBlur={(event) => save(run, event.currentTarget.value)}
            />
          ))}
        </Group>
      )}
    </Card>
  );
}
