import { Anchor, Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownRound } from "../../results.contract.ts";
import { useFollowing } from "../use-following.ts";
import { BattlesPart } from "./battles-part.tsx";
import { EntriesPart } from "./entries-part.tsx";
import { PlacesPart } from "./places-part.tsx";
import { teamRoundQuery, useResultsWrite, type Write } from "./results-admin.queries.ts";
import { resultsAdminWords } from "./results-admin.words.ts";

/** /admin/results/rounds/:id: a round as it is entered at the track, on a phone. It follows what other phones enter. */
export default function RoundScreen() {
  const { id = "" } = useParams();
  const t = useWords(resultsAdminWords);
  const query = useApiQuery(teamRoundQuery(id));
  const [banner, setBanner] = useState<Banner | null>(null);
  const write = useResultsWrite(setBanner);
  useFollowing(Number(id), query.data !== undefined, teamRoundQuery(id));
  return (
    <Stack gap="lg">
      <Anchor component={Link} to="/admin/results">
        {t.back}
      </Anchor>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <Loaded query={query} failed={t.failed}>
        {(round) => (
          <>
            <Head round={round} write={write} />
            <BattlesPart round={round} write={write} />
            <PlacesPart key={round.updated_at} round={round} write={write} />
            <EntriesPart round={round} write={write} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Head({ round, write }: { round: ShownRound; write: Write }) {
  const t = useWords(resultsAdminWords);
  const { series, year, class: name } = round.season;
  const set = (body: {
    state?: "finished" | "running" | "planned" | "stopped";
    stopped_after?: 4 | 8 | 16 | 32 | 64;
    is_official?: boolean;
  }) => write.mutate((call) => call("PUT /results/rounds/:id/state", { params: { id: round.id }, body }));
  const isOver = round.state === "finished" || round.state === "stopped";
  // The last stage of which everything is decided, while a later one is open.
  const stages = [64, 32, 16, 8, 4] as const;
  const done = stages.filter((stage) => {
    const own = round.battles.filter((battle) => battle.stage === stage);
    return own.length > 0 && own.every(({ how }) => how !== null);
  });
  const last = done.at(-1);
  const hasResults = round.size > 0 || round.entries.some((entry) => entry.place_by_hand !== null);
  const isOpen = round.battles.some(({ how }) => how === null);
  return (
    <Stack gap="xs">
      <Title order={1}>{round.name || t.round(round.number)}</Title>
      <Text c="dimmed">{[series.name, year, name].filter(Boolean).join(" ")}</Text>
      <Group>
        <Badge>{t.states[round.state]}</Badge>
        {round.is_official && <Badge color="green">{t.official}</Badge>}
      </Group>
      <Group>
        {!isOver && !isOpen && hasResults && (
          <Button onClick={() => set({ state: "finished" })}>{t.finish}</Button>
        )}
        {!isOver && isOpen && last !== undefined && (
          <Button variant="default" onClick={() => set({ state: "stopped", stopped_after: last })}>
            {t.stopAfter(last)}
          </Button>
        )}
        {isOver && !round.is_official && (
          <>
            <Button onClick={() => set({ is_official: true })}>{t.makeOfficial}</Button>
            <Button variant="default" onClick={() => set({ state: round.size > 0 ? "running" : "planned" })}>
              {t.reopen}
            </Button>
          </>
        )}
        {round.is_official && (
          <Button variant="default" onClick={() => set({ is_official: false })}>
            {t.takeOfficial}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
