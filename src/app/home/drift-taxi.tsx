import { rideDaysQuery } from "#features/days/web/index.ts";
import { voucherValidity } from "#features/products/index.ts";
import { FeatureList } from "#features/products/web/cards/feature-list.tsx";
import { TicketStub } from "#features/products/web/cards/ticket-stub.tsx";
import { productWay } from "#features/products/web/product-link.tsx";
import { ProductPrice } from "#features/products/web/product-price.tsx";
import { CARD_FEATURES, useProductTexts } from "#features/products/web/product-texts.ts";
import { productByIdQuery, type RideCard } from "#features/products/web/products.queries.ts";
import { StockNote } from "#features/products/web/stock-note.tsx";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import styles from "./drift-taxi.module.css";
import { homeSectionsWords } from "./home-sections.words.ts";

/** The ride's voucher, which keeps its id whatever it is called. */
export const voucherQuery = productByIdQuery("drift-taxi-1");

/** The ride: the voucher product as a voucher, with where, when and who for; what to expect is on its page. */
export function DriftTaxi() {
  const t = useWords(homeSectionsWords);
  const query = useApiQuery(voucherQuery);
  return (
    <Section
      id="drift-taxi"
      kicker={t.taxiKicker}
      title={t.taxiTitle}
      lead={t.taxiLead}
      tone="raised"
      edge="left"
    >
      <QueryState query={query} errorText={t.productsFailed}>
        {(voucher) =>
          voucher?.is_active ? <Voucher product={voucher} /> : <Notice tone="empty">{t.taxiMissing}</Notice>
        }
      </QueryState>
    </Section>
  );
}

function Voucher({ product }: { product: RideCard }) {
  const t = useWords(homeSectionsWords);
  const { language } = useLanguage();
  const { features } = useProductTexts()(product);
  const day = product.valid_until && formatDay(product.valid_until, language);
  const { data: days = [] } = useApiQuery(rideDaysQuery);
  const next = days.find(
    (one) => one.status !== "cancelled" && one.products.some(({ id }) => id === product.id),
  );
  const facts = [
    [t.taxiNext, next && `${formatDay(next.date, language)}, ${next.place}`],
    [t.taxiWhere, product.locations],
    [t.taxiWhen, product.availability],
    [t.taxiWho, product.eligibility],
  ].filter(([, text]) => text);
  return (
    <div className={styles.grid}>
      <article className={styles.voucher} aria-label={product.name}>
        <div className={styles.window}>
          <Picture
            path={product.image_path}
            alt=""
            sizes="(min-width: 60rem) 36rem, 100vw"
            placeholder="product"
            fill
          />
        </div>
        <div className={styles.text}>
          <p className={styles.kind}>
            {t.voucher} · {t.perPerson}
          </p>
          <h3 className={classNames(styles.name, product.name === t.taxiTitle && styles.same)}>
            {product.name}
          </h3>
          <FeatureList features={features.slice(0, CARD_FEATURES)} />
        </div>
        <TicketStub low>
          <ProductPrice product={product} className={styles.price} />
          <StockNote product={product} />
          {day && (
            <p className={styles.valid}>{product.is_orderable ? t.taxiOnSale(day) : t.taxiExpired(day)}</p>
          )}
          {product.is_voucher && product.is_orderable && (
            <p className={styles.valid}>{t.taxiValid(voucherValidity(product.voucher_months, language))}</p>
          )}
          <ButtonLink {...productWay(product)} variant="hot">
            {product.is_orderable && !product.is_sold_out ? t.taxiBook : t.taxiMore}
          </ButtonLink>
        </TicketStub>
      </article>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
