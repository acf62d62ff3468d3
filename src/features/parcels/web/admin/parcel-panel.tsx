import { Alert, Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useId, useState } from "react";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { openPdf, WindowBlockedError } from "#kit/web/editor/api-files.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { canBeCancelled, hasNoPacket } from "../../parcel-states.ts";
import type { Parcel } from "../../parcels.contract.ts";
import { parcelQuery } from "./parcels.queries.ts";
import { parcelsAdminWords } from "./parcels-admin.words.ts";
import { PointChange } from "./point-change.tsx";
import { useParcelWrite } from "./use-parcel-write.ts";

interface Props {
  /** The order's id. */
  id: number;
  /** Whether a packet may still be made for it. */
  isOpen: boolean;
}

/** The parcel of an order: where it goes, its packet and label. Nothing where it goes to no pick-up point. */
export function ParcelPanel({ id, isOpen }: Props) {
  const t = useWords(parcelsAdminWords);
  const heading = useId();
  const { data, error } = useApiQuery(parcelQuery(id));
  if (!data?.parcel && !error) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={heading}>
          {t.title}
        </Title>
        {data?.parcel ? (
          <Whole parcel={data.parcel} isOpen={isOpen} />
        ) : (
          <Alert color="red" role="alert">
            {t.failedToLoad}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}

function Whole({ parcel, isOpen }: { parcel: Parcel; isOpen: boolean }) {
  const t = useWords(parcelsAdminWords);
  const { order_id: id, state, point_is_open, points_loaded, refusal } = parcel;
  const [isChanging, setIsChanging] = useState(false);
  const isWaiting = hasNoPacket(parcel) && isOpen;
  return (
    <>
      <Text size="sm">
        {t.point}: {parcel.point_name}, {parcel.point_address}
      </Text>
      {isWaiting && !point_is_open && (
        <Alert color="yellow" role="status">
          {points_loaded ? t.closed : t.noCarrier}
        </Alert>
      )}
      {isWaiting && refusal && <Alert color="red">{t.refused(refusal)}</Alert>}
      {state === "made" && <Made parcel={parcel} />}
      {state === "asked" && <Uncertain id={id} />}
      {isWaiting && (
        <>
          <Text size="xs" c="dimmed">
            {t.weight(parcel.weight_grams)}
          </Text>
          {isChanging ? (
            <PointChange id={id} onClose={() => setIsChanging(false)} />
          ) : (
            <Group gap="xs" align="flex-start">
              {point_is_open && <Make id={id} />}
              {points_loaded && (
                <Button variant="default" onClick={() => setIsChanging(true)}>
                  {t.change}
                </Button>
              )}
            </Group>
          )}
        </>
      )}
    </>
  );
}

function Make({ id }: { id: number }) {
  const t = useWords(parcelsAdminWords);
  const making = useParcelWrite((call) => call("POST /parcels/packets", { body: { ids: [id] } }));
  const reason = making.error ? messageOf(making.error) : making.data?.refused[0]?.reason;
  return (
    <Stack gap="xs">
      <Button loading={making.isPending} onClick={() => making.mutate()}>
        {t.make}
      </Button>
      {reason && (
        <Alert color="red" role="alert">
          {t.failed(reason)}
        </Alert>
      )}
    </Stack>
  );
}

/** One tap where it was not handed over yet. */
function Cancel({ id }: { id: number }) {
  const t = useWords(parcelsAdminWords);
  const cancelling = useParcelWrite((call) =>
    call("POST /parcels/orders/:id/cancel", { params: { id }, body: {} }),
  );
  return (
    <>
      <Button
        variant="default"
        loading={cancelling.isPending}
        onClick={() => window.confirm(t.confirmCancel) && cancelling.mutate()}
      >
        {t.cancelPacket}
      </Button>
      {cancelling.error && (
        <Alert color="red" role="alert">
          {t.failed(messageOf(cancelling.error))}
        </Alert>
      )}
    </>
  );
}

function Made({ parcel }: { parcel: Parcel }) {
  const t = useWords(parcelsAdminWords);
  const { language } = useLanguage();
  const { order_id, barcode, tracking_url, way, way_at } = parcel;
  if (way === "cancelled")
    return (
      <Alert color="yellow" role="status">
        {t.cancelledThere(barcode)}
      </Alert>
    );
  return (
    <>
      <Text size="sm" role="status">
        {t.made(barcode)} {way && t.ways[way]}
        {way && way_at && ` (${addNoBreaks(formatMoment(way_at, language), language)})`}
      </Text>
      <Group gap="sm">
        <LabelButton ids={[order_id]} />
        <Anchor href={tracking_url} target="_blank" rel="noopener noreferrer" size="sm">
          {t.track}
        </Anchor>
        {canBeCancelled(parcel) && <Cancel id={order_id} />}
      </Group>
    </>
  );
}

/** Opens the labels of orders in a window to print them. */
export function LabelButton({ ids, onFault }: { ids: number[]; onFault?: (text: string) => void }) {
  const t = useWords(parcelsAdminWords);
  const textOf = (error: unknown) =>
    error instanceof WindowBlockedError ? t.blocked : t.failed(messageOf(error));
  const printing = useWrite(
    (api) =>
      openPdf(api, `/parcels/labels?ids=${ids.join(",")}`, { title: t.labelTitle, waiting: t.waiting }),
    { changesNothing: true, onFailed: (error) => onFault?.(textOf(error)) },
  );
  return (
    <>
      <Button variant="default" loading={printing.isPending} onClick={() => printing.mutate()}>
        {ids.length > 1 ? t.labels : t.label}
      </Button>
      {printing.error && !onFault && (
        <Alert color="red" role="alert">
          {textOf(printing.error)}
        </Alert>
      )}
    </>
  );
}

/** Nobody knows whether the packet was made: a person looks and says. */
function Uncertain({ id }: { id: number }) {
  const t = useWords(parcelsAdminWords);
  const [barcode, setBarcode] = useState("");
  const settling = useParcelWrite((call, body: { barcode: string | null }) =>
    call("POST /parcels/orders/:id/settle", { params: { id }, body }),
  );
  return (
    <Alert color="yellow" role="status">
      <Stack gap="xs">
        <Text size="sm">{t.uncertain}</Text>
        <Group gap="xs" align="flex-end">
          <TextInput
            label={t.barcode}
            placeholder="Z 366 9041 905"
            value={barcode}
            onChange={({ currentTarget }) => setBarcode(currentTarget.value)}
          />
          <Button
            disabled={barcode.trim() === ""}
            loading={settling.isPending}
            onClick={() => settling.mutate({ barcode })}
          >
            {t.isThere}
          </Button>
          <Button
            variant="default"
            loading={settling.isPending}
            onClick={() => window.confirm(t.confirmNotThere) && settling.mutate({ barcode: null })}
          >
            {t.isNotThere}
          </Button>
        </Group>
        {settling.error && <Text size="sm">{t.failed(messageOf(settling.error))}</Text>}
      </Stack>
    </Alert>
  );
}
