import { addressee } from "#features/orders/index.ts";
import { orderViewStyles as styles } from "#features/orders/web/index.ts";
import { parcelsWords } from "#features/parcels/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";
import { OrderLines } from "./order-lines.tsx";

/** Where the parcel is picked up, and where it is now. */
function OrderParcel({ parcel }: { parcel: NonNullable<CustomerOrder["parcel"]> }) {
  const words = useWords(parcelsWords);
  const { point_name, point_address, tracking_url, way } = parcel;
  return (
    <p className={styles.address}>
      <span className={styles.label}>{words.point}</span>
      {point_name}, {point_address}
      {tracking_url && (
        <>
          <br />
          {way && `${words.ways[way]} `}
          <a href={tracking_url} target="_blank" rel="noopener noreferrer">
            {words.track}
          </a>
        </>
      )}
    </p>
  );
}

/** What was ordered, what it costs and where it goes. */
export function OrderContents({ order }: { order: CustomerOrder }) {
  const words = useWords(customerOrderWords);
  // A voucher that is issued stands below with its last day.
  const isToCome = order.vouchers.length === 0 && order.status !== "cancelled";
  return (
    <section aria-labelledby="contents-title" className={styles.part}>
      <h2 id="contents-title" className={styles.title}>
        {words.items}
      </h2>
      <OrderLines
        lines={order.items.map(({ id: key, name, quantity, taken_back, price, voucher_months }) => ({
          key,
          name,
          price,
          voucherMonths: isToCome ? voucher_months : null,
          quantity: quantity - taken_back,
          takenBack: taken_back,
        }))}
        discount={
          order.discount && order.discount.goods > 0
            ? { code: order.discount.code, amount: order.discount.goods }
            : undefined
        }
        shipping={{ name: order.shipping_name, price: order.shipping_price }}
        fee={{ name: order.payment.name, price: order.payment.fee ?? 0 }}
        total={order.total}
        byVoucher={order.payment.by_voucher}
        rounding={order.payment.rounding}
      />
      {order.parcel && <OrderParcel parcel={order.parcel} />}
      <p className={styles.address}>
        <span className={styles.label}>{words.address}</span>
        {addressee(order).join(", ")}
      </p>
    </section>
  );
}
