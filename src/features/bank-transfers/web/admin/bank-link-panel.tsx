import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { ServiceActions, ServiceCard } from "#kit/web/editor/service-link.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
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
  const call = useApi().of<BankTransfersEndpoints>();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const onError = (error: unknown) => onBanner({ tone: "error", text: messageOf(error) });
  const onSettled = () => client.invalidateQueries();
  const ask = useMutation({
    mutationFn: () => call("POST /bank-transfers/link/ask", { body: {} }),
    onSuccess: ({ connected }) =>
      onBanner(
        connected?.fault
          ? { tone: "error", text: t.link.faults[connected.fault] }
          : { tone: "success", text: t.link.asked },
      ),
    ...{ onError, onSettled },
  });
  const disconnect = useMutation({
    mutationFn: () => call("DELETE /bank-transfers/link"),
    onSuccess: () => onBanner({ tone: "success", text: t.link.disconnected }),
    ...{ onError, onSettled },
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
  const call = useApi().of<BankTransfersEndpoints>();
  const client = useQueryClient();
  const today = pragueDay(new Date());
  const [token, setToken] = useState("");
  const [expires_on, setExpires] = useState(addDays(today, TOKEN_DAYS));
  const [since, setSince] = useState(today);
  const connect = useMutation({
    mutationFn: () =>
      call("PUT /bank-transfers/link", { body: { token, expires_on, ...(isFirst && { since }) } }),
    onSuccess: ({ connected }) => {
      onBanner({ tone: "success", text: t.link.connected(connected?.account ?? "") });
      onClose();
    },
    onError: (error) => onBanner({ tone: "error", text: messageOf(error) }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Stack
      component="form"
      gap="sm"
      onSubmit={(event) => {
        event.preventDefault();
        connect.mutate();
      }}
    >
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
      <Group gap="xs">
        <Button type="submit" loading={connect.isPending}>
          {t.link.store}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t.link.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
