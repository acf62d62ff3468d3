import { type ComponentProps, type ReactNode, useState } from "react";
import { companiesWords, useCompanyText, useVatCheck, useVatText } from "#features/companies/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { CheckField } from "#kit/web/ui/forms/check-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { checkoutWords } from "../../checkout.words.ts";
import styles from "./checkout-form.module.css";
import type { COMPANY_FIELDS } from "./checkout-values.ts";
import type { CheckoutForm } from "./use-checkout-form.ts";
import { useCompanyFill } from "./use-company-fill.ts";

type Kind = Pick<
  ComponentProps<"input">,
  "inputMode" | "autoComplete" | "autoCapitalize" | "required" | "onBlur"
>;

/** A box to tick; what an invoice for a firm needs unfolds under it. The number comes first: it fills in the rest. */
export function CompanyFields({ form }: { form: CheckoutForm }) {
  const words = useWords(checkoutWords);
  return (
    <>
      <div className={styles.whole}>
        <CheckField
          label={words.forCompany}
          name="forCompany"
          checked={form.values.forCompany !== ""}
          onChange={(event) => form.set("forCompany", event.target.checked ? "yes" : "")}
        />
      </div>
      {form.values.forCompany !== "" && <Fields form={form} />}
    </>
  );
}

function Fields({ form }: { form: CheckoutForm }) {
  const words = useWords(checkoutWords);
  const t = useWords(companiesWords);
  const { answer, differs, hasFilled, take } = useCompanyFill(form);
  const company = answer?.kind === "found" ? answer.company : null;
  const companyText = useCompanyText(answer);
  // A number is checked when it is whole: once its field is left. What ARES has filled in needs no second register.
  const [leftVatId, setLeftVatId] = useState(form.values.vatId);
  const isKnown = answer?.kind === "asking" || leftVatId === company?.vat_id;
  const vatText = useVatText(useVatCheck(isKnown ? "" : leftVatId));

  const field = (
    name: (typeof COMPANY_FIELDS)[number],
    hint: string | undefined,
    kind: Kind,
    below?: ReactNode,
  ) => (
    <div data-field={name}>
      <TextField
        {...kind}
        type="text"
        label={words[name]}
        hint={hint}
        error={form.errorOf(name)}
        name={name}
        value={form.values[name]}
        onChange={(event) => form.set(name, event.target.value)}
      />
      {below}
    </div>
  );
  return (
    <>
      {field(
        "companyId",
        words.companyIdHint,
        { inputMode: "numeric", autoComplete: "off" },
        <>
          <p className={styles.register} aria-live="polite">
            {[companyText, company && differs ? t.differs : company && hasFilled && t.filled]
              .filter(Boolean)
              .join(" ")}
          </p>
          {company && differs && (
            <Button variant="quiet" size="small" className={styles.take} onClick={take}>
              {t.take}
            </Button>
          )}
        </>,
      )}
      {field(
        "vatId",
        words.vatIdHint,
        {
          autoComplete: "off",
          autoCapitalize: "characters",
          onBlur: () => setLeftVatId(form.values.vatId),
        },
        <p className={styles.register} aria-live="polite">
          {leftVatId === form.values.vatId && !form.errorOf("vatId") ? vatText : ""}
        </p>,
      )}
      {field("companyName", undefined, {
        autoComplete: "organization",
        autoCapitalize: "words",
        required: true,
      })}
    </>
  );
}
