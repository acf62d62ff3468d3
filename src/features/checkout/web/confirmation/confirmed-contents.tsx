import type { ReactNode } from "react";
import {
  customerOrderQuery,
  customerOrderWords,
  itemsOver,
  type OrderAddress,
  OrderContents,
  OrderLines,
} from "#features/customer-order/web/index.ts";
import { isPaidAtHandover } from "#features/orders/index.ts";
import { orderViewStyles as view } from "#features/orders/web/index.ts";
import { OrderGifts } from "#features/vouchers/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { confirmationWords } from "../../confirmation.words.ts";
import type { ConfirmedOrder } from "./confirmed-order.ts";

/** What was ordered: as the order has it, until that is there as the cart had it. */
export function ConfirmedContents({ order }: { order: ConfirmedOrder }) {
  const asBought = <AsBought order={order} />;
  return order.address ? <AsStored address={order.address}>{asBought}</AsStored> : asBought;
}

function AsStored({ address, children }: { address: OrderAddress; children: ReactNode }) {
  const { data } = useApiQuery(customerOrderQuery(address));
  if (!data) return children;
  return (
    <>
      <OrderContents order={data} />
      {data.has_vouchers && <OrderGifts address={address} buyer={data.email_hint} over={itemsOver(data)} />}
    </>
  );
}

/** What cash adds to the total or takes off it, CZK. */
function roundingOf({ total, byVoucher = 0, payment: { kind, amount } }: ConfirmedOrder): number {
  return kind && isPaidAtHandover(kind) ? Math.round((amount - total + byVoucher) * 100) / 100 : 0;
}

function AsBought({ order }: { order: ConfirmedOrder }) {
  const { bought, total, byVoucher = 0 } = order;
  const words = useWords(customerOrderWords);
  const { unnamed } = useWords(confirmationWords);
  const { language } = useLanguage();
  if (!bought) return null;
  return (
    <section aria-labelledby="contents-title" className={view.part}>
      <h2 id="contents-title" className={view.title}>
        {words.items}
      </h2>
      <OrderLines
        lines={bought.lines.map(({ name, quantity, price }, key) => ({
          key,
          name: name[language] || unnamed,
          quantity,
          price,
          voucherMonths: null,
        }))}
        discount={bought.discount}
        shipping={bought.shipping}
        fee={bought.fee}
        total={total}
        byVoucher={byVoucher}
        rounding={roundingOf(order)}
      />
    </section>
  );
}
