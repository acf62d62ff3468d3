import { useSettings } from "#features/settings/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { productPageWords } from "../../product-page.words.ts";
import type { Responsible } from "../../product-rules.ts";
import type { Product } from "../../products.contract.ts";
import { useProductTexts } from "../product-texts.ts";
import styles from "./product-view.module.css";

/** Who answers for goods, and their warnings: article 19 of Regulation (EU) 2023/988. Without a maker it is the seller. */
export function ProductSafety({ product }: { product: Product }) {
  const words = useWords(productPageWords);
  const { settings } = useSettings();
  const { safety } = useProductTexts()(product);
  const seller = {
    name: settings.company_name || settings.team_name,
    address: settings.company_address || settings.contact_address,
    contact: settings.contact_email,
  };
  const { maker, eu_responsible } = product;
  return (
    <section className={styles.safety} aria-labelledby="product-safety">
      <h2 id="product-safety" className={styles.factTitle}>
        {words.safety}
      </h2>
      <dl className={styles.responsible}>
        <Who title={words.maker} who={maker?.name ? maker : seller} />
        {eu_responsible?.name && <Who title={words.euResponsible} who={eu_responsible} />}
      </dl>
      {safety?.trim() && <p className={styles.factText}>{safety}</p>}
    </section>
  );
}

function Who({ title, who: { name, address, contact } }: { title: string; who: Responsible }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{[name, address].filter(Boolean).join(", ")}</dd>
      {contact && (
        <dd>
          <ElectronicAddress text={contact} />
        </dd>
      )}
    </div>
  );
}

function ElectronicAddress({ text }: { text: string }) {
  if (text.includes("@")) return <a href={`mailto:${text}`}>{text}</a>;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return (
    <a href={address} rel="noopener nofollow">
      {text}
    </a>
  );
}
