import { Button, Group, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { DiscountsEndpoints, ShownDiscount } from "#features/discounts/discounts.contract.ts";
import type { CartDiscount } from "#features/discounts/index.ts";
import { formatMoneyExact, toCzk } from "#kit/contract/money/money.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { newOrderWords } from "./new-order.words.ts";

interface Props {
  code: ShownDiscount | null;
  /** What it brings to the order as it is in the form. */
  discount: CartDiscount | null;
  fault: string | undefined;
  onChange: (code: ShownDiscount | null) => void;
}

/** A discount code for an order of the team's, and what it brings. */
export function OrderCode({ code, discount, fault, onChange }: Props) {
  const t = useWords(newOrderWords);
  const { language } = useLanguage();
  const call = useApi().of<DiscountsEndpoints>();
  const [typed, setTyped] = useState("");
  const asking = useMutation({
    mutationFn: () => call("POST /discount-codes/check", { body: { code: typed } }),
    onSuccess: (found) => {
      onChange(found);
      setTyped("");
    },
    networkMode: "always",
  });
  const ask = () => typed.trim() && asking.mutate();

  if (code)
    return (
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>{`${t.code}: ${code.code}`}</Text>
          {fault ? (
            <Text c="red" size="sm" role="alert">
              {fault}
            </Text>
          ) : (
            <Text size="sm">
              {[
                discount && discount.goods > 0
                  ? t.codeOff(formatMoneyExact(toCzk(discount.goods), language))
                  : "",
                discount?.freeShipping ? t.codeShipping : "",
              ]
                .filter(Boolean)
                .join(", ")}
            </Text>
          )}
        </div>
        <Button variant="default" style={{ flexShrink: 0 }} onClick={() => onChange(null)}>
          {t.removeCode}
        </Button>
      </Group>
    );
  return (
    <Group align="flex-start" wrap="nowrap">
      <TextInput
        label={t.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        flex={1}
        value={typed}
        error={asking.isError ? messageOf(asking.error) : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          asking.reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          ask();
        }}
      />
      <Button variant="default" mt={25} style={{ flexShrink: 0 }} loading={asking.isPending} onClick={ask}>
        {t.useCode}
      </Button>
    </Group>
  );
}
