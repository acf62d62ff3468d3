import { Alert, Button, NumberInput, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { formatMoneyExact, toCzk, toHalere } from "#kit/contract/money/money.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { CashDesk, CashDeskEndpoints } from "../../cash-desk.contract.ts";
import { cashDeskWords } from "./cash-desk.words.ts";

/** Counts the cash: what is missing or too much is seen before it is kept. */
export function CloseDesk({ desk: { follows, expected } }: { desk: CashDesk }) {
  const t = useWords(cashDeskWords);
  const { language } = useLanguage();
  const call = useApi().of<CashDeskEndpoints>();
  const client = useQueryClient();
  const [counted, setCounted] = useState<number | "">("");
  const [left, setLeft] = useState<number | "">("");
  const [note, setNote] = useState("");
  const [isBlank, setBlank] = useState(false);
  const close = useMutation({
    mutationFn: () =>
      call("POST /cash-desk/closings", {
        body: { follows, expected, counted: Number(counted), left: Number(left), note },
      }),
    // Also where it was refused: what was shown is not true any more.
    onSettled: () => client.invalidateQueries(),
    networkMode: "always",
  });
  const difference = counted === "" ? null : toCzk(toHalere(counted) - toHalere(expected));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setBlank(counted === "");
    if (counted !== "") close.mutate();
  }

  const sum = (label: string, value: number | "", set: (value: number | "") => void, error?: string) => (
    <NumberInput
      hideControls
      label={label}
      inputMode="decimal"
      min={0}
      decimalScale={2}
      allowNegative={false}
      value={value}
      error={error}
      onChange={(typed) => set(typed === "" ? "" : Number(typed))}
    />
  );

  return (
    <Paper component="section" aria-label={t.close} withBorder p="md">
      <form onSubmit={submit} noValidate>
        <Stack gap="sm" align="flex-start">
          <Title order={2} size="h4">
            {t.close}
          </Title>
          {sum(t.counted, counted, setCounted, isBlank && counted === "" ? t.noSum : undefined)}
          {sum(t.stays, left, setLeft)}
          <TextInput
            label={t.note}
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <div aria-live="polite">
            {difference !== null && (
              <Text fw={600} c={difference === 0 ? undefined : "red"}>
                {difference === 0 ? t.fits : t.difference(formatMoneyExact(difference, language))}
              </Text>
            )}
          </div>
          {close.isError && (
            <Alert color="red" role="alert">
              {t.failed(messageOf(close.error))}
            </Alert>
          )}
          <Button type="submit" mih={44} loading={close.isPending}>
            {t.closeIt}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
