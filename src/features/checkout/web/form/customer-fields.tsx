import type { ComponentProps } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { checkoutWords } from "../../checkout.words.ts";
import type { Methods } from "../use-methods.ts";
import styles from "./checkout-form.module.css";
import { type CheckoutField, oddities } from "./checkout-values.ts";
import { CompanyFields } from "./company-fields.tsx";
import { CountryField } from "./country-field.tsx";
import type { CheckoutForm } from "./use-checkout-form.ts";

type Kind = Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "autoCapitalize">;

const CONTACT = {
  name: { type: "text", autoComplete: "name", autoCapitalize: "words" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const satisfies Partial<Record<CheckoutField, Kind>>;

const DELIVERY = {
  address: { type: "text", autoComplete: "address-line1", autoCapitalize: "words" },
  city: { type: "text", autoComplete: "address-level2", autoCapitalize: "words" },
  postalCode: { type: "text", autoComplete: "postal-code" },
} as const satisfies Partial<Record<CheckoutField, Kind>>;

/** Who orders, and where it goes: with the right keyboards, and as browsers fill it in by themselves. */
export function CustomerFields({ form, methods }: { form: CheckoutForm; methods: Methods }) {
  const words = useWords(checkoutWords);
  const emailHint = useMailWords({ mail: words.emailHint, noMail: words.emailHintNoMail });
  const odd = oddities(form.values);
  const warnings: Partial<Record<CheckoutField, string>> = {
    ...(odd.phone && { phone: words.oddPhone }),
    ...(odd.postalCode && { postalCode: words.oddPostalCode[odd.postalCode] }),
  };
  const field = (name: keyof typeof CONTACT | keyof typeof DELIVERY, kind: Kind) => (
    <div key={name} data-field={name}>
      <TextField
        {...kind}
        label={words[name]}
        warning={warnings[name]}
        error={form.errorOf(name)}
        name={name}
        required
        value={form.values[name]}
        onChange={(event) => form.set(name, event.target.value)}
      />
    </div>
  );
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.contact}</legend>
        <p className={styles.note}>{emailHint}</p>
        {field("name", CONTACT.name)}
        {field("email", CONTACT.email)}
        {field("phone", CONTACT.phone)}
        <CompanyFields form={form} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.delivery}</legend>
        {field("address", DELIVERY.address)}
        {field("city", DELIVERY.city)}
        {field("postalCode", DELIVERY.postalCode)}
        <CountryField form={form} methods={methods} />
      </fieldset>
    </>
  );
}
