import {
  Alert,
  Button,
  Group,
  NativeSelect,
  Paper,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from "@mantine/core";
import { useId, useState } from "react";
import { MailStateBadge } from "#features/mails/web/admin/index.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { DESIGNS, GIFT_WAYS, LONGEST_DEDICATION, LONGEST_RECIPIENT } from "../../gift-rules.ts";
import type { Gift, GiftsEndpoints, GiftWish } from "../../gifts.contract.ts";
import { giftSummary } from "../gift/gift-values.ts";
import { orderGiftsWords } from "./order-gifts.words.ts";

function giftsQuery(id: number): ApiQuery<Gift[]> {
  return {
    key: ["orders", "gifts", id],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<GiftsEndpoints>()("GET /orders/admin/orders/:id/gifts", { params: { id }, signal }),
  };
}

/** The gifts of an order: for whom, when, and what became of it. Nothing where there is none. `buyer`: their e-mail, or blank. */
export function OrderGifts({ id, buyer }: { id: number; buyer: string }) {
  const t = useWords(orderGiftsWords);
  const heading = useId();
  const { data = [] } = useApiQuery(giftsQuery(id));
  if (data.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Stack gap="md">
        <Title order={2} size="h4" id={heading}>
          {t.title}
        </Title>
        {data.map((gift) => (
          <OneGift key={gift.item} order={id} buyer={buyer} gift={gift} />
        ))}
      </Stack>
    </Paper>
  );
}

function OneGift({ order, buyer, gift }: { order: number; buyer: string; gift: Gift }) {
  const t = useWords(orderGiftsWords);
  const { language } = useLanguage();
  const call = useApi().of<GiftsEndpoints>();
  const [isOpen, setOpen] = useState(false);
  const params = { id: order, item: gift.item };
  const onDone = () => setOpen(false);
  const save = useWrite(
    (_, body: GiftWish) => call("PUT /orders/admin/orders/:id/gifts/:item", { params, body }),
    { onDone },
  );
  const send = useWrite(() => call("POST /orders/admin/orders/:id/gifts/:item/send", { params }), { onDone });
  const { toBuyer, toRecipient } = useMailWords(t);
  const { title, text } = giftSummary(gift, language, {
    toRecipient,
    toBuyer: buyer ? toBuyer : t.noAddress,
  });
  const goesOut = gift.deliver === "recipient";
  const wentOut = goesOut ? gift.sent_at : null;
  const willCome = !wentOut && !(goesOut && gift.is_spent);
  return (
    <Stack gap="xs" style={{ overflowWrap: "anywhere" }}>
      <div>
        <Text fw={650}>{title}</Text>
        <Text size="sm">{gift.name}</Text>
        {gift.dedication && (
          <Text size="sm" fs="italic" style={{ whiteSpace: "pre-line" }}>
            {gift.dedication}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {t.designs[gift.design]}. {willCome && addNoBreaks(text, language)}
        </Text>
      </div>
      {wentOut && (
        <Group gap="xs">
          {gift.mail && <MailStateBadge state={gift.mail} />}
          <Text size="xs" c="dimmed">
            {(gift.mail === "written" ? t.writtenAt : t.sentAt)(formatMoment(wentOut, language))}
          </Text>
        </Group>
      )}
      {gift.mail === "failed" && goesOut && (
        <Alert color="red" role="alert">
          {t.failedMail}
        </Alert>
      )}
      {send.isError && (
        <Alert color="red" role="alert">
          {t.notSent(messageOf(send.error))}
        </Alert>
      )}
      {isOpen ? (
        <GiftEditor
          gift={gift}
          error={save.error}
          busy={save.isPending}
          onSave={(wish) => save.mutate(wish)}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Group gap="xs">
          <Button variant="default" mih={44} onClick={() => setOpen(true)}>
            {t.change}
          </Button>
          {goesOut && gift.is_issued && (
            <Button variant="default" mih={44} loading={send.isPending} onClick={() => send.mutate()}>
              {gift.sent_at ? t.sendAgain : t.sendNow}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

interface EditorProps {
  gift: Gift;
  error: Error | null;
  busy: boolean;
  onSave: (wish: GiftWish) => void;
  onCancel: () => void;
}

function GiftEditor({ gift, error, busy, onSave, onCancel }: EditorProps) {
  const t = useWords(orderGiftsWords);
  const { recipient, dedication, design, deliver, email, day } = gift;
  const [wish, setWish] = useState<GiftWish>({ recipient, dedication, design, deliver, email, day });
  const errors = isApiError(error) ? error.errors : [];
  const errorOf = (field: string) => errors.find(({ path }) => path === field)?.message;
  const change = (changed: Partial<GiftWish>) => setWish((before) => ({ ...before, ...changed }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave(wish);
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t.recipient}
          autoComplete="off"
          maxLength={LONGEST_RECIPIENT}
          value={wish.recipient}
          error={errorOf("recipient")}
          onChange={({ currentTarget }) => change({ recipient: currentTarget.value })}
        />
        <Textarea
          autosize
          minRows={2}
          label={t.dedication}
          maxLength={LONGEST_DEDICATION}
          value={wish.dedication}
          error={errorOf("dedication")}
          onChange={({ currentTarget }) => change({ dedication: currentTarget.value })}
        />
        <NativeSelect
          label={t.design}
          value={wish.design}
          data={DESIGNS.map((value) => ({ value, label: t.designs[value] }))}
          onChange={({ currentTarget }) =>
            change({ design: DESIGNS.find((one) => one === currentTarget.value) ?? wish.design })
          }
        />
        <NativeSelect
          label={t.deliver}
          value={wish.deliver}
          data={GIFT_WAYS.map((value) => ({ value, label: t.ways[value] }))}
          onChange={({ currentTarget }) =>
            change({ deliver: GIFT_WAYS.find((one) => one === currentTarget.value) ?? wish.deliver })
          }
        />
        {wish.deliver === "recipient" && (
          <>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="off"
              label={t.email}
              value={wish.email}
              error={errorOf("email")}
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
            />
            <TextInput
              type="date"
              label={t.day}
              description={t.dayHint}
              min={pragueDay(new Date())}
              max={gift.last_day}
              value={wish.day ?? ""}
              error={errorOf("day")}
              onChange={({ currentTarget }) => change({ day: currentTarget.value || null })}
            />
          </>
        )}
        {error && errors.length === 0 && (
          <Alert color="red" role="alert">
            {t.notSaved(messageOf(error))}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" mih={44} loading={busy}>
            {t.save}
          </Button>
          <Button variant="default" mih={44} onClick={onCancel}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
