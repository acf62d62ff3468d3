import { Alert, Badge, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatMoney } from "#kit/contract/money/money.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { AdminBooking, AdminBookingsEndpoints } from "../../admin-bookings.contract.ts";
import { dayWorkWords } from "./day-work.words.ts";

type Money = { kind: "pay"; how: "cash" | "card"; amount: number } | { kind: "unpay" };

/** Takes the money of a rider who pays on the spot, or takes a wrong tap back: the same acts as those of the gate. */
export function BookingMoney({ booking }: { booking: AdminBooking }) {
  const t = useWords(dayWorkWords);
  const { language } = useLanguage();
  const call = useApi().of<AdminBookingsEndpoints>();
  const client = useQueryClient();
  const { id, to_pay, to_pay_cash, paid_here } = booking;
  const act = useMutation({
    mutationFn: (money: Money) =>
      call("POST /bookings/gate", {
        body: {
          acts: [{ ...money, key: crypto.randomUUID(), booking_id: id, done_at: new Date().toISOString() }],
          sent_at: new Date().toISOString(),
        },
      }),
    onSuccess: () => client.invalidateQueries(),
    networkMode: "always",
  });
  const answer = act.data?.[0];
  const note = answer && answer.outcome !== "done" ? answer.note : "";
  const why = act.error ? messageOf(act.error) : note;
  return (
    <>
      {to_pay !== null && (
        <>
          <Badge variant="light" color="yellow">
            {t.toPay(formatMoney(to_pay, language))}
          </Badge>
          {(["cash", "card"] as const).map((how) => (
            <Button
              key={how}
              mih={44}
              size="compact-sm"
              variant="default"
              data-not-printed
              loading={act.isPending}
              onClick={() =>
                act.mutate({ kind: "pay", how, amount: how === "cash" ? (to_pay_cash ?? to_pay) : to_pay })
              }
            >
              {t.paidOnSpot[how]}
            </Button>
          ))}
        </>
      )}
      {paid_here && (
        <Button
          mih={44}
          size="compact-sm"
          variant="subtle"
          data-not-printed
          loading={act.isPending}
          onClick={() => act.mutate({ kind: "unpay" })}
        >
          {t.undoPayment}
        </Button>
      )}
      {why && (
        <Alert color="yellow" role="alert">
          {why}
        </Alert>
      )}
    </>
  );
}
