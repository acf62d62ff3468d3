import { Anchor, Badge, Button, Card, Group, NumberInput, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import type { BankEntry, BankTransfersEndpoints } from "../../bank-transfers.contract.ts";
import type { Decision } from "../../entry-views.ts";
import { amountOf } from "./amount-of.ts";
import { bankTransfersAdminWords } from "./bank-transfers-admin.words.ts";

interface Props {
  entry: BankEntry;
  onBanner: (banner: Banner) => void;
}

interface Chosen {
  action: Decision;
  order_id?: number;
}

type Choose = (chosen: Chosen) => void;

/** One payment: what it says, why it waits, and what may be done with it. */
export function EntryCard({ entry, onBanner }: Props) {
  const t = useWords(bankTransfersAdminWords);
  const decision = useWrite(
    (api, body: Chosen) =>
      api.of<BankTransfersEndpoints>()("POST /bank-transfers/:id/decision", {
        params: { id: entry.id },
        body,
      }),
    {
      show: onBanner,
      said: ({ order_number }, { action }) => {
        const said = t.done[action];
        return typeof said === "string" ? said : said(order_number ?? "");
      },
      failed: t.decisionFailed,
    },
  );
  const choose: Choose = (chosen) => decision.mutate(chosen);
  return (
    <Card component="li" withBorder padding="md">
      <Stack gap="sm">
        <EntryFacts entry={entry} />
        {entry.state === "waiting" ? (
          <Waiting entry={entry} isBusy={decision.isPending} onChoose={choose} />
        ) : (
          <Decided entry={entry} isBusy={decision.isPending} onChoose={choose} />
        )}
      </Stack>
    </Card>
  );
}

function EntryFacts({ entry }: { entry: BankEntry }) {
  const t = useWords(bankTransfersAdminWords);
  const { language } = useLanguage();
  return (
    <div>
      <Group justify="space-between" align="baseline" wrap="wrap" gap="xs">
        <Text fw={700} size="lg">
          {amountOf(entry, language)}
        </Text>
        <Text c="dimmed">{formatDay(entry.booked_on, language)}</Text>
      </Group>
      <Text style={{ overflowWrap: "anywhere" }}>{t.from(entry.counter_name, entry.counter_account)}</Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {[entry.variable_symbol && t.symbol(entry.variable_symbol), entry.message]
          .filter(Boolean)
          .join(" · ")}
      </Text>
    </div>
  );
}

interface ActionProps {
  entry: BankEntry;
  isBusy: boolean;
  onChoose: Choose;
}

/** Why it waits; for each order that it may be for, the likeliest action first. */
function Waiting({ entry, isBusy, onChoose }: ActionProps) {
  const t = useWords(bankTransfersAdminWords);
  const { payEffect } = useMailWords(t);
  const { language } = useLanguage();
  const isGuess = entry.verdict === "no-symbol" || entry.verdict === "unknown-symbol";
  const isPart = entry.verdict === "short";
  return (
    <>
      <Text fw={600}>{reasonOf(entry)}</Text>
      {isGuess && entry.candidates.length > 0 && <Text size="sm">{t.guess}</Text>}
      {entry.candidates.map((order) => (
        <Stack key={order.order_id} gap="xs">
          <Anchor
            component={Link}
            to={`/admin/orders/${order.order_id}`}
            className="admin-way"
            style={{ overflowWrap: "anywhere" }}
          >
            {t.order(order.order_number, order.customer_name, formatMoneyExact(order.total, language))}
          </Anchor>
          <Group gap="xs">
            {(order.is_paid || order.is_cancelled) && entry.currency === "CZK" && (
              <Button
                loading={isBusy}
                onClick={() => onChoose({ action: "return", order_id: order.order_id })}
              >
                {t.giveBack}
              </Button>
            )}
            {!order.is_paid && (
              <>
                {isPart && (
                  <Button
                    loading={isBusy}
                    onClick={() => onChoose({ action: "part", order_id: order.order_id })}
                  >
                    {t.part}
                  </Button>
                )}
                <Button
                  loading={isBusy}
                  variant={isPart || order.is_cancelled ? "default" : "filled"}
                  onClick={() => onChoose({ action: "pay", order_id: order.order_id })}
                >
                  {t.pay}
                </Button>
              </>
            )}
          </Group>
        </Stack>
      ))}
      {entry.currency === "CZK" &&
        entry.candidates.some(({ is_paid, is_cancelled }) => is_paid || is_cancelled) && (
          <Text size="sm" c="dimmed">
            {t.giveBackEffect}
          </Text>
        )}
      {entry.candidates.some(({ is_paid }) => !is_paid) && (
        <Text size="sm" c="dimmed">
          {payEffect}
        </Text>
      )}
      <Group gap="xs" align="flex-end">
        <Button variant="default" loading={isBusy} onClick={() => onChoose({ action: "aside" })}>
          {t.aside}
        </Button>
        {entry.verdict !== "reversal" && <OtherOrder isBusy={isBusy} onChoose={onChoose} />}
      </Group>
    </>
  );

  function reasonOf({ verdict, difference, currency }: BankEntry): string {
    if (!verdict) return "";
    const said = t.verdicts[verdict];
    return typeof said === "string" ? said : said(amountOf({ amount: difference ?? 0, currency }, language));
  }
}

/** An order that nobody proposed, by its number. */
function OtherOrder({ isBusy, onChoose }: Omit<ActionProps, "entry">) {
  const t = useWords(bankTransfersAdminWords);
  const [isOpen, setIsOpen] = useState(false);
  const [number, setNumber] = useState<number | string>("");
  if (!isOpen)
    return (
      <Button variant="subtle" onClick={() => setIsOpen(true)}>
        {t.other}
      </Button>
    );
  return (
    <Group
      component="form"
      gap="xs"
      align="flex-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof number === "number") onChoose({ action: "pay", order_id: number });
      }}
    >
      <NumberInput
        label={t.otherNumber}
        value={number}
        onChange={setNumber}
        min={1}
        max={2_147_483_647}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
        autoFocus
      />
      <Button type="submit" loading={isBusy} disabled={typeof number !== "number"}>
        {t.pay}
      </Button>
    </Group>
  );
}

/** What became of it, by whom; taken back with one tap where that is possible. */
function Decided({ entry, isBusy, onChoose }: ActionProps) {
  const t = useWords(bankTransfersAdminWords);
  const { language } = useLanguage();
  const { state, order_id, order_number, decided_at, decided_by } = entry;
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs">
        <Badge color={state === "aside" ? "gray" : "green"} variant="light" autoContrast>
          {t.decided[state]}
        </Badge>
        {order_id !== null && (
          <Anchor component={Link} to={`/admin/orders/${order_id}`} className="admin-way">
            {order_number}
          </Anchor>
        )}
        {decided_at && (
          <Text size="sm" c="dimmed">
            {formatMoment(decided_at, language)}, {decided_by ?? t.byItself}
          </Text>
        )}
      </Group>
      {entry.can_reopen && (
        <Button variant="default" loading={isBusy} onClick={() => onChoose({ action: "reopen" })}>
          {t.reopen}
        </Button>
      )}
    </Group>
  );
}
