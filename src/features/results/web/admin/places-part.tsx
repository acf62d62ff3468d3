import { Button, Stack, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownRound } from "../../results.contract.ts";
import type { Write } from "./results-admin.queries.ts";
import { resultsAdminWords } from "./results-admin.words.ts";

/** Places that the season gives by hand and nobody has given yet. */
export function PlacesPart({ round, write }: { round: ShownRound; write: Write }) {
  const t = useWords(resultsAdminWords);
  const ids = round.asks.find(({ what }) => what === "places")?.entry_ids ?? [];
  const [values, setValues] = useState<Record<number, string>>({});
  if (ids.length === 0 || round.is_official) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const places = ids.flatMap((id) => (values[id] ? [{ entry_id: id, place: Number(values[id]) }] : []));
    if (places.length > 0)
      write.mutate((call) =>
        call("PUT /results/rounds/:id/places", { params: { id: round.id }, body: { places } }),
      );
  };
  return (
    <form onSubmit={save}>
      <Stack>
        <Title order={2}>{t.places}</Title>
        {ids.map((id) => (
          <TextInput
            key={id}
            label={t.placeOf(round.entries.find((entry) => entry.id === id)?.driver.name ?? "")}
            inputMode="numeric"
            pattern="\d{1,3}"
            value={values[id] ?? ""}
            onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [id]: value }))}
          />
        ))}
        <Button type="submit">{t.savePlaces}</Button>
      </Stack>
    </form>
  );
}
