import { formatMoney } from "#kit/contract/money.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { SelectField } from "#kit/web/ui/select-field.tsx";
import { useWords } from "#kit/web/words.ts";
import { checkoutWords } from "../checkout.words.ts";
import type { PaymentMethod, ShippingMethod } from "../payment-and-shipping.contract.ts";
import styles from "./checkout-form.module.css";
import type { CheckoutForm } from "./use-checkout-form.ts";

interface Props {
  form: CheckoutForm;
  shipping: ShippingMethod[];
  payment: PaymentMethod[];
}

/** How it is sent and how it is paid. */
export function MethodFields({ form, shipping, payment }: Props) {
  const words = useWords(checkoutWords);
  const { language } = useLanguage();
  const price = (czk: number) => (czk === 0 ? words.free : formatMoney(czk, language));
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
          value={form.values.shipping}
          onChange={(event) => form.set("shipping", event.target.value)}
        >
          {shipping.map((method) => (
            <option key={method.id} value={method.id}>
              {`${method.name} – ${price(method.price)}`}
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
          value={form.values.payment}
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
