import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { CartLine } from "#features/cart/index.ts";
import { cartWords } from "#features/cart/web/index.ts";
import { customerOrderQuery, isOrderToPay } from "#features/customer-order/web/index.ts";
import { paymentMethodsQuery, shippingMethodsQuery } from "#features/methods/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { checkoutWords } from "../checkout.words.ts";
import { CartEmpty } from "./cart/cart-empty.tsx";
import { useCheckedCart } from "./cart/use-checked-cart.ts";
import styles from "./checkout-page.module.css";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { useCodes } from "./codes/use-codes.ts";
import { type ConfirmedOrder, lastConfirmed } from "./confirmation/confirmed-order.ts";
import { OrderConfirmation } from "./confirmation/order-confirmation.tsx";
import { CheckoutForm } from "./form/checkout-form.tsx";
import { useCheckoutForm } from "./form/use-checkout-form.ts";
import { useMethods } from "./use-methods.ts";

export const loader = (args: LoaderFunctionArgs) =>
  prefetch(args, [shippingMethodsQuery, paymentMethodsQuery]);
export const clientLoader = waitForNothing;

export const handle: PageRules = { noindex: true };

/** The checkout, then the confirmation in its place. The cart is the browser's own, so the server shows neither. */
export default function CheckoutPage() {
  const words = useWords(checkoutWords);
  const needsScript = useWords(cartWords).needsScript;
  const { lines, problems } = useCheckedCart();
  if (lines) return <Checkout lines={lines} blocked={Object.keys(problems).length > 0} />;
  return (
    <Section level={1} kicker={words.kicker} title={words.title}>
      <PageHead title={words.title} />
      <Spinner needsScript={needsScript} />
    </Section>
  );
}

function Checkout({ lines, blocked }: { lines: CartLine[]; blocked: boolean }) {
  const words = useWords(checkoutWords);
  const [placed, setPlaced] = useState<ConfirmedOrder | null>(null);
  const [earlier] = useState(lastConfirmed);
  const form = useCheckoutForm();
  const codes = useCodes(lines);
  const methods = useMethods(lines, form.values, codes);
  const shown = placed ?? (lines.length === 0 ? earlier : null);
  if (shown) return <OrderConfirmation order={shown} isNew={placed !== null} />;
  return (
    <Section level={1} kicker={words.kicker} title={words.title} className={styles.page}>
      <PageHead title={words.title} />
      {lines.length === 0 ? (
        <CartEmpty />
      ) : (
        <>
          {earlier && <EarlierOrder order={earlier} onShow={() => setPlaced(earlier)} />}
          <div className={styles.checkout}>
            <CheckoutSummary
              lines={lines}
              codes={codes}
              shipping={methods.chosen.shipping}
              payment={methods.chosen.payment}
            />
            <CheckoutForm
              form={form}
              lines={lines}
              codes={codes}
              methods={methods}
              blocked={blocked}
              onPlaced={setPlaced}
            />
          </div>
        </>
      )}
    </Section>
  );
}

interface EarlierOrderProps {
  order: ConfirmedOrder;
  onShow: () => void;
}

/** The way back to an order that was placed before the cart was filled again. */
function EarlierOrder({ order, onShow }: EarlierOrderProps) {
  const words = useWords(checkoutWords);
  const { payment, address } = order;
  const isToPay = payment.amount > 0 && (payment.kind === "bank" || payment.kind === "card");
  // It may have been paid or cancelled since.
  const { data } = useApiQuery(
    customerOrderQuery(address ?? { id: 0, key: "" }),
    isToPay && address !== null,
  );
  const isUnpaid = isToPay && (!data || isOrderToPay(data));
  const show = (
    <Button variant="quiet" size="small" onClick={onShow}>
      {isUnpaid ? words.showUnpaid : words.showEarlier}
    </Button>
  );
  return (
    <Notice tone="empty" action={show} className={styles.earlier}>
      {(isUnpaid ? words.earlierUnpaid : words.earlier)(order.number)}
    </Notice>
  );
}
