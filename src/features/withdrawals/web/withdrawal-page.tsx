import { type FormEvent, useRef, useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { orderConfirmationStyles as styles, orderViewStyles as view } from "#features/orders/web/index.ts";
import { PageText, pageQuery } from "#features/pages/web/index.ts";
import { isEmailShaped } from "#kit/contract/validation/email-shape.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { TextAreaField } from "#kit/web/ui/forms/text-area-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { withdrawalWords } from "../withdrawal.words.ts";
import type { WithdrawalsEndpoints } from "../withdrawals.contract.ts";
import page from "./withdrawal.module.css";
import { WithdrawalCourse } from "./withdrawal-course.tsx";
import { type Received, WithdrawalReceived, WithdrawalReview } from "./withdrawal-steps.tsx";

const EMPTY = { name: "", order_number: "", email: "", scope: "" };
type Values = typeof EMPTY;
const REQUIRED = ["name", "order_number", "email"] as const;

export const loader = (args: LoaderFunctionArgs) => prefetch(args, [pageQuery("withdrawal")]);
export const clientLoader = waitForNothing;

/** /withdrawal: withdrawing from a contract without the link of the mail, by order number and e-mail. */
export default function WithdrawalPage() {
  const words = useWords(withdrawalWords);
  const told = useMailWords(words);
  const call = useApi().of<WithdrawalsEndpoints>();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [step, setStep] = useState<"form" | "check">("form");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [received, setReceived] = useState<Received | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { data } = useApiQuery(pageQuery("withdrawal"));

  function next(event: FormEvent): void {
    event.preventDefault();
    const wrong = REQUIRED.filter((field) =>
      field === "email" ? !isEmailShaped(values.email.trim()) : values[field].trim() === "",
    );
    setErrors(Object.fromEntries(wrong.map((field) => [field, words.missing[field]])));
    if (wrong[0]) form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
    else setStep("check");
  }

  const statement = words.statement(values.order_number.trim(), values.scope.trim() || words.whole);

  async function send(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const { received_at } = await call("POST /withdrawals", { body: values });
      // The answer does not tell a stranger whether there is such an order, nor whether it was too late.
      setReceived({ at: received_at, statement, refund: "inTime", email: values.email.trim() });
    } catch (error) {
      setError(messageOf(error));
      if (isApiError(error) && error.errors.length > 0) {
        setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
        setStep("form");
      }
    }
    setBusy(false);
  }

  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  return (
    <Section level={1} kicker={words.kicker} title={words.title} lead={told.lead}>
      <PageHead title={words.title} description={words.description} />
      <div className={page.columns}>
        {received ? (
          <WithdrawalReceived {...received} />
        ) : step === "check" ? (
          <WithdrawalReview
            statement={statement}
            who={{ name: values.name.trim(), email: values.email.trim() }}
            receipt={told.receiptTo(values.email.trim())}
            busy={busy}
            error={error}
            onConfirm={() => void send()}
            onBack={() => setStep("form")}
          />
        ) : (
          <form ref={form} method="post" noValidate onSubmit={next} className={view.form}>
            <p>{words.about}</p>
            <TextField label={words.name} required autoComplete="name" {...field("name")} />
            <TextField
              label={words.number}
              hint={words.numberHint}
              required
              inputMode="numeric"
              {...field("order_number")}
            />
            <TextField
              label={words.email}
              hint={told.emailHint}
              required
              type="email"
              autoComplete="email"
              {...field("email")}
            />
            <TextAreaField label={words.scope} hint={words.scopeHint} rows={3} {...field("scope")} />
            <div className={styles.actions}>
              <Button type="submit">{words.open}</Button>
            </div>
          </form>
        )}
        <WithdrawalCourse />
      </div>
      {data && (
        <div className={page.right}>
          <PageText content={data.content} />
        </div>
      )}
    </Section>
  );
}
