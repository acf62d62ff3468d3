import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { pickupPointsQuery } from "../pickup-points.queries.ts";
import { parcelsAdminWords } from "./parcels-admin.words.ts";
import { useParcelWrite } from "./use-parcel-write.ts";

/** As many as fit on a phone; more words find the others. */
const SHOWN = 8;

/** Another pick-up point for an order, by words that its customer has said. */
export function PointChange({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(parcelsAdminWords);
  const [typed, setTyped] = useState("");
  const { data } = useApiQuery(pickupPointsQuery(typed.trim(), null), typed.trim().length > 1);
  const changing = useParcelWrite(
    (call, point: string) => call("PUT /parcels/orders/:id/point", { params: { id }, body: { point } }),
    onClose,
  );
  return (
    <Stack gap="xs">
      <TextInput
        label={t.search}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="status">
        {data?.length === 0 && <Text size="sm">{t.noPoints}</Text>}
        {changing.error && <Text size="sm">{t.failed(messageOf(changing.error))}</Text>}
      </div>
      {data?.slice(0, SHOWN).map(({ id: point, name, address }) => (
        <Button
          key={point}
          variant="default"
          justify="flex-start"
          h="auto"
          py="xs"
          styles={{ label: { whiteSpace: "normal", textAlign: "start" } }}
          aria-label={t.choose(name)}
          loading={changing.isPending}
          onClick={() => changing.mutate(point)}
        >
          {name}, {address}
        </Button>
      ))}
      <Button variant="default" style={{ alignSelf: "start" }} onClick={onClose}>
        {t.cancel}
      </Button>
    </Stack>
  );
}
