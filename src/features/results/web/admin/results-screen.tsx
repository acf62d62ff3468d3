import { Anchor, Button, Card, Group, Select, Stack, Switch, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { SeasonHead } from "../../results.contract.ts";
import {
  readyRulesQuery,
  teamSeasonQuery,
  teamSeasonsQuery,
  useResultsWrite,
  type Write,
} from "./results-admin.queries.ts";
import { resultsAdminWords } from "./results-admin.words.ts";
import { seasonAdminWords } from "./season-admin.words.ts";

/** /admin/results: seasons with their rounds; a new one starts from ready rules. */
export default function ResultsScreen() {
  const t = useWords(resultsAdminWords);
  const query = useApiQuery(teamSeasonsQuery);
  const [banner, setBanner] = useState<Banner | null>(null);
  const write = useResultsWrite(setBanner);
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
      </Stack>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <Loaded query={query} failed={t.failed}>
        {(seasons) => (
          <>
            {seasons.length === 0 && <Text c="dimmed">{t.noSeasons}</Text>}
            {seasons.map((season) => (
              <SeasonCard key={season.id} season={season} write={write} />
            ))}
          </>
        )}
      </Loaded>
      <NewSeason write={write} />
    </Stack>
  );
}

function SeasonCard({ season, write }: { season: SeasonHead; write: Write }) {
  const t = useWords(resultsAdminWords);
  const set = useWords(seasonAdminWords);
  const { data } = useApiQuery(teamSeasonQuery(season.id));
  const rounds = data?.rounds ?? [];
  const [name, setName] = useState("");
  const number = Math.max(0, ...rounds.map((round) => round.number)) + 1;
  const add = (event: FormEvent) => {
    event.preventDefault();
    write.mutate(async (call) => {
      const body = { number, name: { en: name, cs: name } };
      await call("POST /results/seasons/:id/rounds", { params: { id: season.id }, body });
      setName("");
    });
  };
  return (
    <Card withBorder component="section" aria-label={season.series.name}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {[season.series.name, season.year, season.class].filter(Boolean).join(" ")}
        </Title>
        <Switch
          label={t.published}
          checked={season.is_active}
          onChange={({ currentTarget: { checked } }) =>
            write.mutate((call) =>
              call("PUT /results/seasons/:id", { params: { id: season.id }, body: { is_active: checked } }),
            )
          }
        />
      </Group>
      <Anchor component={Link} to={`/admin/results/seasons/${season.id}`} py="xs">
        {set.settings}
      </Anchor>
      {rounds.length === 0 && <Text c="dimmed">{t.noRounds}</Text>}
      <Stack component="ul" gap="xs" p={0} my="sm" style={{ listStyle: "none" }}>
        {rounds.map((round) => (
          <Group component="li" key={round.id} gap="sm">
            <Anchor component={Link} to={`/admin/results/rounds/${round.id}`} py="xs">
              {round.name || t.round(round.number)}
            </Anchor>
            <Text c="dimmed">{t.states[round.state]}</Text>
          </Group>
        ))}
      </Stack>
      <form onSubmit={add}>
        <Group align="end">
          <TextInput
            label={t.roundName}
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={write.isPending}>
            {t.addRound}
          </Button>
        </Group>
      </form>
    </Card>
  );
}

function NewSeason({ write }: { write: Write }) {
  const t = useWords(resultsAdminWords);
  const ready = useApiQuery(readyRulesQuery);
  const [values, setValues] = useState({
    series: "",
    year: String(new Date().getFullYear()),
    class: "",
    ready: "blank",
  });
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    write.mutate(async (call) => {
      const known = (await call("GET /results/series", {})).find(({ names }) =>
        [names.en, names.cs].includes(values.series.trim()),
      );
      const name = { en: values.series, cs: values.series };
      const { id } = known ?? (await call("POST /results/series", { body: { name } }));
      const body = { series_id: id, year: Number(values.year), class: values.class, ready: values.ready };
      await call("POST /results/seasons", { body });
      change({ series: "", class: "" });
    });
  };
  // Those at the track enter results and set nothing up.
  if (ready.isError) return null;
  return (
    <Card withBorder component="section" aria-label={t.newSeason}>
      <form onSubmit={add}>
        <Stack>
          <Title order={2} size="h3">
            {t.newSeason}
          </Title>
          <TextInput
            required
            label={t.series}
            description={t.seriesHint}
            maxLength={200}
            value={values.series}
            onChange={(event) => change({ series: event.currentTarget.value })}
          />
          <TextInput
            required
            label={t.year}
            inputMode="numeric"
            pattern="\d{4}"
            value={values.year}
            onChange={(event) => change({ year: event.currentTarget.value })}
          />
          <TextInput
            label={t.class}
            description={t.classHint}
            maxLength={60}
            value={values.class}
            onChange={(event) => change({ class: event.currentTarget.value })}
          />
          <Select
            label={t.ready}
            description={ready.data?.find(({ key }) => key === values.ready)?.note}
            data={(ready.data ?? []).map(({ key, name }) => ({ value: key, label: name }))}
            value={values.ready}
            onChange={(key) => change({ ready: key ?? "blank" })}
          />
          <Button type="submit" loading={write.isPending}>
            {t.addSeason}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
