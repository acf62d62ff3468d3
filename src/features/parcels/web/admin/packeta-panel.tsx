import { Alert, Button, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { ServiceActions, ServiceCard } from "#kit/web/editor/service-link.tsx";
import { ActionForm } from "#kit/web/editor/write/action-form.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { CarrierLink } from "../../parcels.contract.ts";
import { carrierLinkQuery } from "./parcels.queries.ts";
import { parcelsAdminWords } from "./parcels-admin.words.ts";
import { useParcelWrite } from "./use-parcel-write.ts";

/** The carrier: its state, a test, its pick-up points, a password. */
export function PacketaPanel() {
  const t = useWords(parcelsAdminWords);
  const query = useApiQuery(carrierLinkQuery);
  return (
    <ServiceCard id="packeta" title={t.link.title}>
      <Loaded query={query} failed={t.failedToLoad}>
        {(link) => <Panel link={link} />}
      </Loaded>
    </ServiceCard>
  );
}

function Panel({ link: { connected } }: { link: CarrierLink }) {
  const t = useWords(parcelsAdminWords);
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState("");
  const test = useParcelWrite(
    (call) => call("POST /parcels/link/test", { body: {} }),
    (link) => setSaid(link.connected?.fault ? "" : t.link.tested),
  );
  const load = useParcelWrite(
    (call) => call("POST /parcels/link/points", { body: {} }),
    (link) =>
      setSaid(link.connected && !link.connected.points_fault ? t.link.loaded(link.connected.points) : ""),
  );
  const disconnect = useParcelWrite(
    (call) => call("DELETE /parcels/link"),
    () => setSaid(t.link.disconnected),
  );
  const error = test.error ?? load.error ?? disconnect.error;
  return (
    <>
      {connected ? <State connected={connected} /> : <Text>{t.link.off}</Text>}
      <Text role="status" size="sm">
        {said}
      </Text>
      {error && (
        <Alert color="red" role="alert">
          {t.failed(messageOf(error))}
        </Alert>
      )}
      {isOpen ? (
        <PasswordForm sender={connected?.sender ?? ""} onClose={() => setIsOpen(false)} />
      ) : (
        <ServiceActions
          isConnected={connected !== null}
          onConnect={() => setIsOpen(true)}
          disconnect={disconnect}
          words={t.link}
        >
          <Button loading={test.isPending} onClick={() => test.mutate()}>
            {t.link.test}
          </Button>
          <Button variant="default" loading={load.isPending} onClick={() => load.mutate()}>
            {t.link.load}
          </Button>
        </ServiceActions>
      )}
    </>
  );
}

function State({ connected }: { connected: NonNullable<CarrierLink["connected"]> }) {
  const t = useWords(parcelsAdminWords);
  const { language } = useLanguage();
  const { sender, last_ok_at, fault, points, points_loaded_at, points_fault } = connected;
  return (
    <>
      <Text>
        {t.link.connected(sender)} {last_ok_at && t.link.lastOk(formatMoment(last_ok_at, language))}
      </Text>
      <Text>
        {points_loaded_at
          ? t.link.points(points, formatMoment(points_loaded_at, language))
          : !points_fault && t.link.noPoints}
      </Text>
      {fault && (
        <Alert color={fault === "away" || fault === "unreadable" ? "yellow" : "red"}>
          {t.link.faults[fault]}
        </Alert>
      )}
      {points_fault && <Alert color="yellow">{t.link.pointsFaults[points_fault]}</Alert>}
    </>
  );
}

function PasswordForm({ sender: stored, onClose }: { sender: string; onClose: () => void }) {
  const t = useWords(parcelsAdminWords);
  const [password, setPassword] = useState("");
  const [sender, setSender] = useState(stored);
  const connect = useParcelWrite(
    (call) => call("PUT /parcels/link", { body: { password, sender } }),
    onClose,
  );
  return (
    <ActionForm write={connect} input={() => undefined} submit={t.link.store} onCancel={onClose}>
      <Text size="sm">{t.link.how}</Text>
      <TextInput
        label={t.link.password}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextInput
        label={t.link.sender}
        value={sender}
        onChange={({ currentTarget }) => setSender(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </ActionForm>
  );
}
