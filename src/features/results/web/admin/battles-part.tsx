import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownBattle, ShownRound } from "../../results.contract.ts";
import type { Write } from "./results-admin.queries.ts";
import { resultsAdminWords } from "./results-admin.words.ts";

interface Props {
  round: ShownRound;
  write: Write;
}

/** The tree on a phone: what can be driven now comes first. Two taps decide a battle: who won, and yes. */
export function BattlesPart({ round, write }: Props) {
  const t = useWords(resultsAdminWords);
  if (round.size === 0) return null;
  const isOpen = ({ how, first, second }: ShownBattle) => how === null && first !== null && second !== null;
  const shown = round.battles.filter(({ first, second }) => first !== null || second !== null);
  const sorted = [...shown.filter(isOpen), ...shown.filter((battle) => !isOpen(battle)).reverse()];
  const canGoBack = !round.battles.some(({ decided_at }) => decided_at !== null);
  return (
    <Stack component="section" aria-label={t.battles}>
      <Title order={2}>{t.battles}</Title>
      {sorted.map((battle) => (
        <BattleCard key={battle.id} round={round} battle={battle} write={write} />
      ))}
      {canGoBack && (
        <Button
          variant="default"
          onClick={() =>
            write.mutate((call) => call("DELETE /results/rounds/:id/draw", { params: { id: round.id } }))
          }
        >
          {t.removeDraw}
        </Button>
      )}
    </Stack>
  );
}

function BattleCard({ round, battle, write }: Props & { battle: ShownBattle }) {
  const t = useWords(resultsAdminWords);
  const [chosen, setChosen] = useState<number | null>(null);
  const { id, stage, kind, first, second, how, winner_id, reruns, decided_at } = battle;
  const nameOf = (entry: number | null) => {
    const found = round.entries.find((one) => one.id === entry);
    return found ? `${found.seed ?? ""}. ${found.driver.name}` : "";
  };
  const title = kind === "third" ? t.third : stage === 2 ? t.final : t.stage(stage);
  const params = { id };
  const decide = () => {
    setChosen(null);
    write.mutate((call) =>
      call("PUT /results/battles/:id/decision", { params, body: { winner_id: chosen } }),
    );
  };
  return (
    <Card withBorder>
      <Text c="dimmed" size="sm">
        {title}
        {reruns.length > 0 && ` · ${t.reruns(reruns.length)}`}
      </Text>
      {how !== null ? (
        <Group justify="space-between">
          <Text>
            <strong>{winner_id === null ? t.nobody : t.winner(nameOf(winner_id))}</strong>
            {how === "bye" && ` (${t.bye})`}
            {how === "walkover" && ` (${t.walkover})`}
          </Text>
          {decided_at !== null && !round.is_official && (
            <Button
              variant="default"
              onClick={() =>
                write.mutate((call) =>
                  call("POST /results/battles/:id/undo", { params, body: { winner_id } }),
                )
              }
            >
              {t.undo}
            </Button>
          )}
        </Group>
      ) : first === null || second === null ? (
        <Text>
          {nameOf(first ?? second)} · {t.waiting}
        </Text>
      ) : (
        <Stack gap="xs">
          {[first, second].map((entry) => (
            <Button
              key={entry}
              size="lg"
              variant={chosen === entry ? "filled" : "default"}
              aria-pressed={chosen === entry}
              onClick={() => setChosen(chosen === entry ? null : entry)}
            >
              {nameOf(entry)}
            </Button>
          ))}
          {chosen !== null && (
            <Button size="lg" color="green" loading={write.isPending} onClick={decide}>
              {t.confirm(nameOf(chosen))}
            </Button>
          )}
          <Button
            variant="subtle"
            onClick={() =>
              write.mutate((call) =>
                call("POST /results/battles/:id/reruns", { params, body: { number: reruns.length + 1 } }),
              )
            }
          >
            {t.once}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
