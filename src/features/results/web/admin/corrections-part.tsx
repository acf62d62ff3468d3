import {
  Button,
  Card,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownSeason } from "../../results.contract.ts";
import { teamRoundQuery, type Write } from "./results-admin.queries.ts";
import { resultsAdminWords } from "./results-admin.words.ts";
import { seasonAdminWords } from "./season-admin.words.ts";

interface Props {
  season: ShownSeason;
  write: Write;
}

const OF_ROUND = ["qualifying", "battle", "place"] as const;
const OF_SEASON = ["bonus", "total", "position"] as const;
type What = (typeof OF_ROUND)[number] | (typeof OF_SEASON)[number];

/** Figures that were corrected, each with its reason, and the form for one more. */
export function CorrectionsPart({ season, write }: Props) {
  const t = useWords(seasonAdminWords);
  const { language } = useLanguage();
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t.correctionsHint}
      </Text>
      {season.corrections.length === 0 && <Text c="dimmed">{t.noCorrections}</Text>}
      {season.corrections.map(({ id, driver, what, value, reason }) => (
        <Card key={id} withBorder>
          <Group justify="space-between">
            <Text>
              {`${driver.name}: ${t.whats[what]} ${new Intl.NumberFormat(language).format(value)}. ${reason[language]}`}
            </Text>
            <Button
              variant="subtle"
              onClick={() =>
                write.mutate((call) => call("DELETE /results/corrections/:id", { params: { id } }))
              }
            >
              {t.takeBack}
            </Button>
          </Group>
        </Card>
      ))}
      <NewCorrection key={season.corrections.length} season={season} write={write} />
    </Stack>
  );
}

function NewCorrection({ season, write }: Props) {
  const t = useWords(seasonAdminWords);
  const shared = useWords(resultsAdminWords);
  const { language } = useLanguage();
  const [values, setValues] = useState({
    what: "bonus" as What,
    driver: null as string | null,
    round: null as string | null,
    value: 0,
    en: "",
    cs: "",
  });
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const ofRound = (OF_ROUND as readonly What[]).includes(values.what);
  const round = useApiQuery(teamRoundQuery(values.round ?? "0"), ofRound && values.round !== null).data;
  const drivers = ofRound
    ? (round?.entries ?? []).map(({ id, driver }) => ({ value: String(id), label: driver.name }))
    : season.standings.rows.flatMap(({ driver }) =>
        driver ? [{ value: String(driver.id), label: driver.name }] : [],
      );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { what, driver, round: round_id, value, en, cs } = values;
    if (driver === null) return;
    write.mutate((call) =>
      call("POST /results/seasons/:id/corrections", {
        params: { id: season.id },
        body: {
          what,
          value,
          reason: { en, cs },
          ...(ofRound
            ? { round_id: Number(round_id), entry_id: Number(driver) }
            : { driver_id: Number(driver) }),
        },
      }),
    );
  };
  return (
    <Card withBorder component="section" aria-label={t.addCorrection}>
      <form onSubmit={save}>
        <Stack>
          <Title order={3} size="h4">
            {t.addCorrection}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Select
              label={t.what}
              allowDeselect={false}
              data={[...OF_SEASON, ...OF_ROUND].map((what) => ({ value: what, label: t.whats[what] }))}
              value={values.what}
              onChange={(what) => change({ what: what as What, driver: null })}
            />
            {ofRound && (
              <Select
                required
                label={t.round}
                data={season.rounds.map(({ id, name, number }) => ({
                  value: String(id),
                  label: name || shared.round(number),
                }))}
                value={values.round}
                onChange={(id) => change({ round: id, driver: null })}
              />
            )}
            <Select
              required
              searchable
              label={t.driver}
              data={drivers}
              value={values.driver}
              onChange={(driver) => change({ driver })}
            />
            <NumberInput
              label={t.value}
              decimalScale={3}
              decimalSeparator={language === "cs" ? "," : "."}
              value={values.value}
              onChange={(value) => typeof value === "number" && change({ value })}
            />
            <TextInput
              label={t.reasonCs}
              description={t.reasonHint}
              lang="cs"
              maxLength={1000}
              value={values.cs}
              onChange={(event) => change({ cs: event.currentTarget.value })}
            />
            <TextInput
              label={t.reasonEn}
              lang="en"
              maxLength={1000}
              value={values.en}
              onChange={(event) => change({ en: event.currentTarget.value })}
            />
          </SimpleGrid>
          <Button
            type="submit"
            variant="default"
            loading={write.isPending}
            disabled={values.driver === null || (values.en.trim() === "" && values.cs.trim() === "")}
          >
            {t.addCorrection}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
