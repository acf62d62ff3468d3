import { formatPrice } from "#kit/contract/money.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { SelectField } from "#kit/web/ui/select-field.tsx";
import { useWords } from "#kit/web/words.ts";
import { checkoutWords } from "../checkout.words.ts";
import styles from "./checkout-form.module.css";
import type { CheckoutForm } from "./use-checkout-form.ts";
import type { Methods } from "./use-methods.ts";

interface Props {
  form: CheckoutForm;
  methods: Methods;
}

/** How it is sent and how it is paid: what goes with the cart, the country, and each other. */
export function MethodFields({ form, methods: { shipping, payment, chosen } }: Props) {
  const words = useWords(checkoutWords);
  const { language } = useLanguage();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.methods}</legend>
      <div data-field="shipping">
        <SelectField
          label={words.shipping}
          placeholder={words.selectShipping}
          error={form.errorOf("shipping")}
          name="shipping"
          required
          value={chosen.shipping ? form.values.shipping : ""}
          onChange={(event) => form.set("shipping", event.target.value)}
        >
          {shipping.map((method) => (
            <option key={method.id} value={method.id}>
              {`${method.name} – ${formatPrice(method.price, language)}`}
            </option>
          ))}
        </SelectField>
      </div>
      <div data-field="payment">
        <SelectField
          label={words.payment}
          placeholder={words.selectPayment}
          error={form.errorOf("payment")}
          name="payment"
          required
          value={chosen.payment ? form.values.payment : ""}
          onChange={(event) => form.set("payment", event.target.value)}
        >
          {payment.map((method) => (
            <option key={method.id} value={method.id}>
              {method.name}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}
