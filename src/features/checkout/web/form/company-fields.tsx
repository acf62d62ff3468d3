import type { ComponentProps } from "react";
import { CheckField } from "#kit/web/ui/check-field.tsx";
import { TextField } from "#kit/web/ui/text-field.tsx";
import { useWords } from "#kit/web/words.ts";
import { checkoutWords } from "../../checkout.words.ts";
import styles from "./checkout-form.module.css";
import type { COMPANY_FIELDS } from "./checkout-values.ts";
import type { CheckoutForm } from "./use-checkout-form.ts";

type Kind = Pick<ComponentProps<"input">, "inputMode" | "autoComplete" | "autoCapitalize" | "required">;

/** A box to tick; what an invoice for a firm needs unfolds under it. */
export function CompanyFields({ form }: { form: CheckoutForm }) {
  const words = useWords(checkoutWords);
  const field = (name: (typeof COMPANY_FIELDS)[number], hint: string | undefined, kind: Kind) => (
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
    </div>
  );
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
      {form.values.forCompany !== "" && (
        <>
          {field("companyName", undefined, {
            autoComplete: "organization",
            autoCapitalize: "words",
            required: true,
          })}
          {field("companyId", undefined, { inputMode: "numeric", autoComplete: "off" })}
          {field("vatId", words.vatIdHint, { autoComplete: "off", autoCapitalize: "characters" })}
        </>
      )}
    </>
  );
}
