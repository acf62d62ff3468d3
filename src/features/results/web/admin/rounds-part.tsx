import {
  Anchor,
  Button,
  Card,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  TextInput,
  Title,
} from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { allEventsQuery } from "#features/events/web/admin/index.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownSeason } from "../../results.contract.ts";
import type { Write } from "./results-admin.queries.ts";
import { resultsAdminWords } from "./results-admin.words.ts";
import { seasonAdminWords } from "./season-admin.words.ts";

interface Props {
  season: ShownSeason;
  write: Write;
}

/** The rounds of a season: what they are called, when and where, their event, and how they count. */
export function RoundsPart({ season, write }: Props) {
  return (
    <Stack>
      {season.rounds.map((round) => (
        <RoundCard key={`${round.id} ${round.updated_at}`} season={season} round={round} write={write} />
      ))}
    </Stack>
  );
}

function RoundCard({ season, round, write }: Props & { round: ShownSeason["rounds"][number] }) {
  const t = useWords(seasonAdminWords);
  const shared = useWords(resultsAdminWords);
  const { language } = useLanguage();
  const events = useApiQuery(allEventsQuery).data ?? [];
  const [values, setValues] = useState({
    number: round.number,
    en: round.names.en,
    cs: round.names.cs,
    track: round.track,
    date: round.date ?? "",
    event: round.event_id,
    factor: round.factor,
  });
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const name = round.name || shared.round(round.number);
  const save = (event: FormEvent) => {
    event.preventDefault();
    write.mutate(async (call) => {
      const { number, en, cs, track, date, event: event_id, factor } = values;
      const isOwn = round.season_id === season.id;
      if (isOwn)
        await call("PUT /results/rounds/:id", {
          params: { id: round.id },
          body: { number, name: { en, cs }, track, date: date || null, event_id },
        });
      if (factor !== round.factor || !isOwn)
        await call("PUT /results/rounds/:id/counts/:season", {
          params: { id: round.id, season: season.id },
          body: { factor, ...(!isOwn && { number }) },
        });
    });
  };
  return (
    <Card withBorder component="section" aria-label={name}>
      <form onSubmit={save}>
        <Stack>
          <Group justify="space-between">
            <Title order={3} size="h4">
              {name}
            </Title>
            <Anchor component={Link} to={`/admin/results/rounds/${round.id}`} py="xs">
              {t.enter}
            </Anchor>
          </Group>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={t.nameCs}
              lang="cs"
              maxLength={200}
              value={values.cs}
              onChange={(event) => change({ cs: event.currentTarget.value })}
            />
            <TextInput
              label={t.nameEn}
              lang="en"
              maxLength={200}
              value={values.en}
              onChange={(event) => change({ en: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label={t.date}
              value={values.date}
              onChange={(event) => change({ date: event.currentTarget.value })}
            />
            <TextInput
              label={t.track}
              maxLength={200}
              value={values.track}
              onChange={(event) => change({ track: event.currentTarget.value })}
            />
            <Select
              label={t.event}
              description={t.eventHint}
              data={events.map(({ id, date, title }) => ({
                value: String(id),
                label: `${title}, ${formatDay(date, language)}`,
              }))}
              searchable
              clearable
              nothingFoundMessage={t.noEvent}
              value={values.event === null ? null : String(values.event)}
              onChange={(id) => change({ event: id === null ? null : Number(id) })}
            />
            <NumberInput
              label={t.factor}
              description={t.factorHint}
              min={0}
              max={100}
              step={0.5}
              decimalScale={3}
              decimalSeparator={language === "cs" ? "," : "."}
              value={values.factor}
              onChange={(factor) => typeof factor === "number" && change({ factor })}
            />
            <NumberInput
              label={t.number}
              min={1}
              max={99}
              allowDecimal={false}
              value={values.number}
              onChange={(number) => typeof number === "number" && change({ number })}
            />
          </SimpleGrid>
          <Group>
            <Button type="submit" loading={write.isPending}>
              {t.save}
            </Button>
            {!round.is_official && (
              <Button
                variant="subtle"
                color="red"
                onClick={() => {
                  if (!confirm(t.confirmRound(name))) return;
                  write.mutate((call) => call("DELETE /results/rounds/:id", { params: { id: round.id } }));
                }}
              >
                {t.removeRound}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
