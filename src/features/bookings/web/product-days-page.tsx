import { type FormEvent, useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, useNavigate, useParams } from "react-router";
import { cart, useCartLines } from "#features/cart/web/index.ts";
import { WriteLink } from "#features/messages/web/index.ts";
import { lineOf } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { productQuery } from "#features/products/web/index.ts";
import { isApiError, isNotFound, messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { SelectField } from "#kit/web/ui/forms/select-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { NotFoundSection, Section } from "#kit/web/ui/page/section.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { Price } from "#kit/web/ui/price.tsx";
import type { BookingsEndpoints } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import { rideDaysQuery } from "./bookings.queries.ts";
import styles from "./ride-days.module.css";
import { type ChosenSlot, ChosenTime, NoReturn, RideDays } from "./ride-days.tsx";
import { WaitForPlace } from "./wait-for-place.tsx";

/** As many as one holds at once (bookings.contract.ts). */
const MOST_PLACES = 8;

export const loader = (args: LoaderFunctionArgs) => prefetchPage(args, productQuery(args.params.slug ?? ""));
export const handle: PageRules = { noindex: true };
export const clientLoader = waitForNothing;

/** /product/:slug/days: day and time of a ride first, then the cart. */
export default function ProductDaysPage() {
  const { slug = "" } = useParams();
  const words = useWords(bookingsWords);
  const query = useApiQuery(productQuery(slug));
  const back = <ButtonLink to={`/product/${slug}`}>{words.backToProduct}</ButtonLink>;
  if (isNotFound(query.error) || query.data?.is_active === false)
    return <NotFoundSection title={words.noDays} lead={words.noDaysHelp} action={back} />;
  const name = query.data?.name ?? "";
  return (
    <Section level={1} kicker={name || words.daysKicker} title={words.productTitle} lead={words.productLead}>
      <PageHead
        title={[words.productTitle, name].filter(Boolean).join(" – ")}
        description={words.productLead}
      />
      <QueryState query={query} errorText={words.daysFailed}>
        {(product) => (
          <>
            <ProductLine product={product as Product} />
            <ChooseDay product={product as Product} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

/** What is being bought and what it costs, before anything is chosen; a day may have a price of its own. */
function ProductLine({ product: { name, image_path, price } }: { product: Product }) {
  const words = useWords(bookingsWords);
  return (
    <div className={styles.product} data-testid="days-product">
      <Picture
        path={image_path}
        alt=""
        placeholder="product"
        sizes="7rem"
        ratio="1"
        className={styles.picture}
      />
      <p>
        <strong>{name}</strong>
        <br />
        <Price czk={price} /> {words.price}
      </p>
    </div>
  );
}

function ChooseDay({ product }: { product: Product }) {
  const words = useWords(bookingsWords);
  const query = useApiQuery(rideDaysQuery(product.id));
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  function stale(message: string | null): void {
    setFailure(message);
    setChosen(null);
    void query.refetch();
  }
  return (
    <div className={styles.column}>
      {failure && <Notice tone="error">{words.failed(failure)}</Notice>}
      {chosen ? (
        <HoldPlaces product={product} chosen={chosen} onChange={() => setChosen(null)} onStale={stale} />
      ) : (
        <QueryState
          query={query}
          errorText={words.daysFailed}
          emptyText={words.noDays}
          emptyAction={<WriteLink>{words.write}</WriteLink>}
        >
          {(days) => (
            <RideDays
              days={days}
              onChoose={setChosen}
              whenFull={(day) => (
                <WaitForPlace day={day} of={{ product_id: product.id }} onFree={() => stale(null)} />
              )}
            />
          )}
        </QueryState>
      )}
    </div>
  );
}

interface Holding {
  product: Product;
  chosen: ChosenSlot;
  onChange: () => void;
  onStale: (message: string) => void;
}

/** How many and who, then the seats are held and the cart opens. */
function HoldPlaces({ product, chosen, onChange, onStale }: Holding) {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  const call = useApi().of<BookingsEndpoints>();
  const navigate = useNavigate();
  const lines = useCartLines() ?? [];
  const most = Math.min(chosen.slot.free, MOST_PLACES);
  const [seats, setSeats] = useState(1);
  const [riders, setRiders] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const under = useRef(false);
  useEffect(() => title.current?.focus(), []);

  async function hold(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (under.current) return;
    under.current = true;
    setBusy(true);
    setFailure(null);
    // The same time chosen again replaces what was held for it.
    const before = lines.find(
      ({ id, ride }) => id === product.id && ride?.starts_at === chosen.slot.starts_at,
    );
    const names = Array.from({ length: seats }, (_, i) => riders[i]?.trim() ?? "");
    try {
      const held = await call("POST /bookings/holds", {
        body: {
          product_id: product.id,
          slot_id: chosen.slot.id,
          seats,
          riders: names,
          instead_of: before?.ride?.holds ?? [],
        },
      });
      const { holds, starts_at, hold_until, price } = held;
      cart.hold({ ...lineOf(product), price, ride: { holds, starts_at, hold_until } });
      void navigate("/cart");
      return;
    } catch (error) {
      if (isApiError(error) && error.status === 409) onStale(messageOf(error));
      else setFailure(messageOf(error));
    }
    under.current = false;
    setBusy(false);
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void hold(event)} className={styles.form}>
      <ChosenTime chosen={chosen} onChange={onChange} />
      {failure && <Notice tone="error">{words.failed(failure)}</Notice>}
      <h2 ref={title} tabIndex={-1} className={styles.big}>
        {words.who}
      </h2>
      <p>
        <Price czk={chosen.day.price} /> {words.price}
      </p>
      {most > 1 && (
        <SelectField
          label={words.places}
          name="seats"
          value={seats}
          onChange={({ currentTarget }) => setSeats(Number(currentTarget.value))}
        >
          {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      )}
      {Array.from({ length: seats }, (_, i) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other name
          key={i}
          label={seats > 1 ? words.riderOf(i + 1) : words.rider}
          hint={i === 0 ? words.riderHint : undefined}
          name={`rider-${i}`}
          lang={language}
          autoComplete={i === 0 ? "name" : "off"}
          value={riders[i] ?? ""}
          onChange={({ currentTarget }) => {
            const next = [...riders];
            next[i] = currentTarget.value;
            setRiders(next);
          }}
        />
      ))}
      <NoReturn chosen={chosen} />
      <Button type="submit" disabled={busy}>
        {busy ? words.sending : words.hold}
      </Button>
    </form>
  );
}
