import { useEffect } from "react";
import { type CartLine, goodsOf } from "#features/cart/index.ts";
import type { CartDiscount } from "#features/discounts/index.ts";
import { toFreeShipping } from "#features/methods/index.ts";
import { PickupPointPicker } from "#features/parcels/web/index.ts";
import { countryIn } from "#kit/contract/companies/address-country.ts";
import { formatMoney, formatPrice, toCzk } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { SelectField } from "#kit/web/ui/forms/select-field.tsx";
import { checkoutWords } from "../../checkout.words.ts";
import { goesToPoint, type Methods } from "../use-methods.ts";
import styles from "./checkout-form.module.css";
import type { CheckoutForm } from "./use-checkout-form.ts";

interface Props {
  form: CheckoutForm;
  lines: CartLine[];
  discount?: CartDiscount | null;
  methods: Methods;
}

/** How it is sent and how it is paid: what goes with the cart, the country, and each other. */
export function MethodFields({ form, lines, discount, methods }: Props) {
  const { shipping, payment, chosen } = methods;
  const left = chosen.shipping?.price
    ? toFreeShipping(chosen.shipping, goodsOf(lines) - (discount?.goods ?? 0))
    : null;
  const words = useWords(checkoutWords);
  const { language } = useLanguage();
  const dropped = useDropped(methods);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.methods}</legend>
      <div data-field="shipping">
        <SelectField
          label={words.shipping}
          placeholder={words.selectShipping}
          hint={left ? words.toFreeShipping(formatMoney(toCzk(left), language)) : undefined}
          warning={dropped.shipping}
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
      {goesToPoint(chosen.shipping) && (
        <div data-field="pickupPoint">
          <PickupPointPicker
            country={methods.country}
            city={form.values.city}
            chosen={form.values.pickupPoint ? form.values.pickupPointName : ""}
            error={form.errorOf("pickupPoint")}
            onChoose={(point) =>
              form.fill({
                pickupPoint: point?.id ?? "",
                pickupPointName: point ? `${point.name}, ${point.address}` : "",
              })
            }
          />
        </div>
      )}
      <div data-field="payment">
        <SelectField
          label={words.payment}
          placeholder={words.selectPayment}
          hint={
            methods.notForSum
              .map(({ method: { name, takes_from, takes_to }, fault }) =>
                words.notForSum[fault](
                  name,
                  formatMoney((fault === "least" ? takes_from : takes_to) ?? 0, language),
                ),
              )
              .join(" ") || undefined
          }
          warning={dropped.payment}
          error={form.errorOf("payment")}
          name="payment"
          required
          value={chosen.payment ? form.values.payment : ""}
          onChange={(event) => form.set("payment", event.target.value)}
        >
          {payment.map((method) => (
            <option key={method.id} value={method.id}>
              {method.fee > 0 ? `${method.name} – ${formatMoney(method.fee, language)}` : method.name}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}

/** Why a choice is empty again, in words; screen readers hear it too, for it happens beside another field. */
function useDropped({ dropped, country }: Methods): { shipping?: string; payment?: string } {
  const words = useWords(checkoutWords);
  const { language } = useLanguage();
  const announce = useAnnounce();
  const { shipping, payment } = dropped;
  const said = {
    ...(shipping && {
      shipping: words.dropped.shipping[shipping.because](shipping.name, countryIn(country, language)),
    }),
    ...(payment && { payment: words.dropped.payment[payment.because](payment.name) }),
  };
  const all = Object.values(said).join(" ");
  useEffect(() => {
    if (all) announce(all);
  }, [all, announce]);
  return said;
}
