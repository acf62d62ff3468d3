import { type FormEvent, useState } from "react";
import { orderConfirmationStyles as styles, orderViewStyles as view } from "#features/orders/web/index.ts";
import {
  type Received,
  WithdrawalReceived,
  WithdrawalReview,
  withdrawalWords,
} from "#features/withdrawals/web/index.ts";
import type { WithdrawalsEndpoints } from "#features/withdrawals/withdrawals.contract.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { CheckField } from "#kit/web/ui/forms/check-field.tsx";
import { SelectField } from "#kit/web/ui/forms/select-field.tsx";
import type { CustomerItem, CustomerOrder } from "../customer-order.contract.ts";
import type { OrderAddress } from "./customer-order.queries.ts";
import { hasPaid } from "./order-state.ts";

interface Props {
  address: OrderAddress;
  order: CustomerOrder;
  onDone: () => void;
}

/** Withdrawing from items of an order in two steps; what can't be withdrawn from says why. */
export function OrderWithdrawal({ address: { id, key }, order, onDone }: Props) {
  const words = useWords(withdrawalWords);
  const told = useMailWords(words, order.email_hint);
  const call = useApi().of<WithdrawalsEndpoints>();
  const [step, setStep] = useState<"closed" | "choose" | "check">("closed");
  const [chosen, setChosen] = useState<Chosen>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [received, setReceived] = useState<Received | null>(null);
  const open = order.items.filter(({ withdrawal }) => withdrawal === "open");

  const pieces = open.flatMap(({ id, name, open_pieces }) =>
    chosen[id] ? [{ id, name, quantity: chosen[id], open: open_pieces }] : [],
  );
  const what = pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
  const statement = words.statement(order.order_number, what);

  async function send(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const params = { id, key };
      const answer = await call("POST /orders/mine/:id/:key/withdrawal", {
        params,
        body: { items: pieces.map(({ id, quantity, open }) => ({ id, quantity, open })) },
      });
      setReceived({
        at: answer.received_at,
        statement,
        email: order.email_hint,
        refund: hasPaid(order) ? "sure" : null,
      });
      setStep("closed");
      onDone();
    } catch (error) {
      setError(messageOf(error));
    }
    setBusy(false);
  }

  return (
    <section id="withdrawal" aria-labelledby="withdrawal-title" className={view.part}>
      <h2 id="withdrawal-title" className={view.title}>
        {words.title}
      </h2>
      {order.withdrawals
        .filter(({ received_at }) => received_at !== received?.at)
        .map((stated) => (
          <Stated key={stated.received_at} order={order} stated={stated} />
        ))}
      {received && <WithdrawalReceived {...received} />}
      <ul className={view.note}>
        {order.items.map((item) => (
          <li key={item.id}>
            <Standing item={item} />
          </li>
        ))}
      </ul>
      {step === "closed" && open.length > 0 && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            onClick={() => {
              setChosen(Object.fromEntries(open.map((item) => [item.id, item.open_pieces])));
              setStep("choose");
            }}
          >
            {words.open}
          </Button>
        </div>
      )}
      {step === "choose" && (
        <ItemChoice
          items={open}
          chosen={chosen}
          onChange={setChosen}
          onNext={() => setStep("check")}
          onBack={() => setStep("closed")}
        />
      )}
      {step === "check" && (
        <WithdrawalReview
          statement={statement}
          who={{ name: order.customer_name, email: order.email_hint }}
          receipt={told.receiptToOrder}
          busy={busy}
          error={error}
          onConfirm={() => void send()}
          onBack={() => setStep("choose")}
        />
      )}
    </section>
  );
}

/** A statement that was received before, as the page said it then. */
function Stated({ order, stated }: { order: CustomerOrder; stated: CustomerOrder["withdrawals"][number] }) {
  const words = useWords(withdrawalWords);
  const told = useMailWords(words, order.email_hint);
  const { language } = useLanguage();
  const nameOf = (item: { id: number; name: string }) =>
    order.items.find(({ id }) => id === item.id)?.name ?? item.name;
  const items = stated.items.map((item) => `${item.quantity} × ${nameOf(item)}`).join(", ");
  return (
    <>
      <p>{told.done(formatMoment(stated.received_at, language))}</p>
      <p className={view.statement}>
        {words.statement(order.order_number, stated.scope || items || words.whole)}
      </p>
    </>
  );
}

/** How many pieces of which item. */
type Chosen = Record<number, number>;

interface Choice {
  items: CustomerItem[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  onNext: () => void;
  onBack: () => void;
}

/** The first step: which of the items, and how many pieces of each. */
function ItemChoice({ items, chosen, onChange, onNext, onBack }: Choice) {
  const words = useWords(withdrawalWords);

  const isEmpty = Object.keys(chosen).length === 0;

  function next(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty) onNext();
  }

  return (
    <form className={view.form} onSubmit={next}>
      <fieldset className={view.choices}>
        <legend>{words.choose}</legend>
        {items.map(({ id, name, open_pieces }) => (
          <div key={id}>
            <CheckField
              label={open_pieces === 1 ? `1 × ${name}` : name}
              checked={chosen[id] !== undefined}
              onChange={({ currentTarget: { checked } }) =>
                onChange(toggled(chosen, id, checked ? open_pieces : 0))
              }
            />
            {open_pieces > 1 && chosen[id] !== undefined && (
              <SelectField
                label={words.howMany(name)}
                value={chosen[id]}
                onChange={({ currentTarget: { value } }) => onChange(toggled(chosen, id, Number(value)))}
              >
                {countTo(open_pieces).map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </SelectField>
            )}
          </div>
        ))}
      </fieldset>
      {isEmpty && <p role="alert">{words.noneChosen}</p>}
      <div className={styles.actions}>
        <Button type="submit">{words.next}</Button>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}

const countTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The choice with so many pieces of an item; with 0 without it. */
function toggled(chosen: Chosen, id: number, pieces: number): Chosen {
  const { [id]: _, ...others } = chosen;
  return pieces > 0 ? { ...others, [id]: pieces } : others;
}

/** Whether and until when an item can be withdrawn from, in words. */
function Standing({ item }: { item: CustomerItem }) {
  const words = useWords(withdrawalWords);
  const { language } = useLanguage();
  const { name, withdrawal, withdraw_until, withdrawn_at } = item;
  const day = withdraw_until && formatDay(withdraw_until, language);
  if (withdrawal === "exempt") return words.exempt(name);
  if (withdrawal === "used") return words.used(name);
  if (withdrawal === "withdrawn")
    return withdrawn_at ? words.withdrawn(name, formatMoment(withdrawn_at, language)) : words.takenOut(name);
  if (withdrawal === "over") return words.over(name, day ?? "");
  return day ? words.untilDay(name, day) : words.untilOpen(name);
}
