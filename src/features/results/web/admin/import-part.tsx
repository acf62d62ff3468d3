import {
  Anchor,
  Button,
  Card,
  FileButton,
  Group,
  NumberInput,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from "@mantine/core";
import { type FormEvent, useState } from "react";
import { saveFile } from "#kit/web/editor/api-files.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { ShownSeason } from "../../results.contract.ts";
import { typedRound } from "../../typed-round.ts";
import type { Write } from "./results-admin.queries.ts";
import { seasonAdminWords } from "./season-admin.words.ts";

interface Props {
  season: ShownSeason;
  write: Write;
}

/** Old tables: one round typed line by line, a whole season pasted or from a file, and all of it to take away. */
export function ImportPart({ season, write }: Props) {
  return (
    <Stack>
      <TypedRound key={season.updated_at} season={season} write={write} />
      <PastedTable season={season} write={write} />
    </Stack>
  );
}

function TypedRound({ season, write }: Props) {
  const t = useWords(seasonAdminWords);
  const next = Math.max(0, ...season.rounds.map(({ number }) => number)) + 1;
  const [values, setValues] = useState({ number: next, name: "", date: "", track: "", text: "" });
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const { lines, wrong } = typedRound(values.text);
  const [isSent, setSent] = useState(false);
  const fault = wrong.length > 0 ? t.wrongLines(wrong.join(", ")) : lines.length === 0 && t.noLines;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (fault) return;
    write.mutate(async (call) => {
      const { number, name, date, track } = values;
      const entries = lines.map(({ driver, place, points }) => ({
        driver,
        place_by_hand: place,
        typed_battle: points ?? 0,
        typed_qualifying: 0,
      }));
      await call("POST /results/seasons/:id/import", {
        params: { id: season.id },
        body: {
          rounds: [
            { number, name: { en: name, cs: name }, track, date: date || null, state: "finished", entries },
          ],
        },
      });
      setSent(false);
      change({ number: number + 1, name: "", date: "", track: "", text: "" });
    });
  };
  return (
    <Card withBorder component="section" aria-label={t.oldTable}>
      <form onSubmit={save}>
        <Stack>
          <Title order={3} size="h4">
            {t.oldTable}
          </Title>
          <Text size="sm" c="dimmed">
            {t.oldTableHint}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NumberInput
              label={t.number}
              min={1}
              max={99}
              allowDecimal={false}
              value={values.number}
              onChange={(number) => typeof number === "number" && change({ number })}
            />
            <TextInput
              type="date"
              label={t.date}
              value={values.date}
              onChange={(event) => change({ date: event.currentTarget.value })}
            />
            <TextInput
              label={t.nameCs}
              maxLength={200}
              value={values.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <TextInput
              label={t.track}
              maxLength={200}
              value={values.track}
              onChange={(event) => change({ track: event.currentTarget.value })}
            />
          </SimpleGrid>
          <Textarea
            label={t.lines}
            autosize
            minRows={4}
            maxLength={20_000}
            error={isSent && fault}
            value={values.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <Button type="submit" variant="default" loading={write.isPending}>
            {t.addOld}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function PastedTable({ season, write }: Props) {
  const t = useWords(seasonAdminWords);
  const api = useApi();
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const bring = (content: string) => {
    setFault("");
    const isJson = content.trimStart().startsWith("{");
    let body: object;
    try {
      const data = isJson ? JSON.parse(content) : null;
      body = data ? { rounds: data.rounds ?? [], corrections: data.corrections ?? [] } : { csv: content };
    } catch {
      setFault(t.unreadable);
      return;
    }
    write.mutate(async (call) => {
      await call("POST /results/seasons/:id/import", { params: { id: season.id }, body });
      setText("");
    });
  };
  return (
    <Card withBorder component="section" aria-label={t.import}>
      <Stack>
        <Title order={3} size="h4">
          {t.import}
        </Title>
        <Text size="sm" c="dimmed">
          {t.importHint}
        </Text>
        <Textarea
          label={t.table}
          autosize
          minRows={4}
          maxRows={16}
          error={fault}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <Button disabled={text.trim() === ""} loading={write.isPending} onClick={() => bring(text)}>
            {t.importNow}
          </Button>
          <FileButton
            accept=".csv,.json,.txt,text/csv,application/json,text/plain"
            onChange={(file) => void file?.text().then(bring)}
          >
            {(props) => (
              <Button {...props} variant="default">
                {t.chooseFile}
              </Button>
            )}
          </FileButton>
        </Group>
        <Group>
          <Text size="sm">{t.takeAway}:</Text>
          <Button
            variant="subtle"
            onClick={() => void saveFile(api, `/results/seasons/${season.id}/csv`, `season-${season.id}.csv`)}
          >
            {t.asCsv}
          </Button>
          <Anchor href={`/api/results/seasons/${season.id}/data`} download={`season-${season.id}.json`}>
            {t.asJson}
          </Anchor>
        </Group>
      </Stack>
    </Card>
  );
}
