import { Alert, Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { ServiceActions, ServiceCard } from "#kit/web/editor/service-link.tsx";
import { ActionForm } from "#kit/web/editor/write/action-form.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { BankLink, BankTransfersEndpoints } from "../../bank-transfers.contract.ts";
import { bankLinkQuery } from "./bank-transfers.queries.ts";
import { bankTransfersAdminWords } from "./bank-transfers-admin.words.ts";

/** Fio's tokens are valid for 180 days at most. */
const TOKEN_DAYS = 180;

interface Props {
  onBanner: (banner: Banner) => void;
}

/** The bank that is asked by itself: its state, a question now, a token. */
export function BankLinkPanel({ onBanner }: Props) {
  const t = useWords(bankTransfersAdminWords);
  const query = useApiQuery({ ...bankLinkQuery(), staleTime: 0 });
  return (
    <ServiceCard id="bank-link" title={t.link.title}>
      <Loaded query={query} failed={t.failedToLoad}>
        {(link) => <Panel link={link} onBanner={onBanner} />}
      </Loaded>
    </ServiceCard>
  );
}

function Panel({ link: { connected }, onBanner }: Props & { link: BankLink }) {
  const t = useWords(bankTransfersAdminWords);
  const [isOpen, setIsOpen] = useState(false);
  const ask = useWrite(
    (api) => api.of<BankTransfersEndpoints>()("POST /bank-transfers/link/ask", { body: {} }),
    {
      onDone: ({ connected }) =>
        onBanner(
          connected?.fault
            ? { tone: "error", text: t.link.faults[connected.fault] }
            : { tone: "success", text: t.link.asked },
        ),
      onFailed: (error) => onBanner({ tone: "error", text: messageOf(error) }),
    },
  );
  const disconnect = useWrite((api) => api.of<BankTransfersEndpoints>()("DELETE /bank-transfers/link"), {
    show: onBanner,
    said: t.link.disconnected,
  });
  return (
    <>
      {connected ? <State connected={connected} /> : <Text>{t.link.off}</Text>}
      {isOpen ? (
        <TokenForm onBanner={onBanner} onClose={() => setIsOpen(false)} isFirst={!connected} />
      ) : (
        <ServiceActions
          isConnected={connected !== null}
          onConnect={() => setIsOpen(true)}
          disconnect={disconnect}
          words={t.link}
        >
          <Button loading={ask.isPending} onClick={() => ask.mutate()}>
            {t.link.ask}
          </Button>
        </ServiceActions>
      )}
    </>
  );
}

function State({ connected }: { connected: NonNullable<BankLink["connected"]> }) {
  const t = useWords(bankTransfersAdminWords);
  const { language } = useLanguage();
  const { account, expires_on, last_ok_at, fault } = connected;
  const isOver = expires_on < pragueDay(new Date());
  const day = formatDay(expires_on, language);
  return (
    <>
      <Text>
        {t.link.connected(account)}{" "}
        {last_ok_at ? t.link.last(formatMoment(last_ok_at, language)) : t.link.never}{" "}
        {!isOver && t.link.expiresOn(day)}
      </Text>
      {isOver && <Alert color="red">{t.link.expired(day)}</Alert>}
      {fault && !isOver && <Alert color={fault === "away" ? "yellow" : "red"}>{t.link.faults[fault]}</Alert>}
    </>
  );
}

function TokenForm({ onBanner, onClose, isFirst }: Props & { onClose: () => void; isFirst: boolean }) {
  const t = useWords(bankTransfersAdminWords);
  const today = pragueDay(new Date());
  const [token, setToken] = useState("");
  const [expires_on, setExpires] = useState(addDays(today, TOKEN_DAYS));
  const [since, setSince] = useState(today);
  const connect = useWrite(
    (api) =>
      api.of<BankTransfersEndpoints>()("PUT /bank-transfers/link", {
        body: { token, expires_on, ...(isFirst && { since }) },
      }),
    {
      onDone: ({ connected }) => {
        onBanner({ tone: "success", text: t.link.connected(connected?.account ?? "") });
        onClose();
      },
    },
  );
  return (
    <ActionForm write={connect} input={() => undefined} submit={t.link.store} onCancel={onClose}>
      <Text size="sm">{t.link.how}</Text>
      <TextInput
        label={t.link.token}
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Group grow>
        <TextInput
          type="date"
          label={t.link.expires}
          value={expires_on}
          min={today}
          onChange={(event) => setExpires(event.currentTarget.value)}
          required
        />
        {isFirst && (
          <TextInput
            type="date"
            label={t.link.since}
            value={since}
            max={today}
            onChange={(event) => setSince(event.currentTarget.value)}
            required
          />
        )}
      </Group>
    </ActionForm>
  );
}
