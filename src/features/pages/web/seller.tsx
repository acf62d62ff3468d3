import { useSettings } from "#features/settings/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { pagesWords } from "../pages.words.ts";
import styles from "./page-view.module.css";

/** Who sells and answers for the data: the company in the settings. What is blank there is left out. */
export function Seller() {
  const words = useWords(pagesWords);
  const { settings } = useSettings();
  const {
    company_name,
    company_address,
    company_id,
    company_register,
    vat_id,
    contact_email,
    contact_phone,
  } = settings;
  const lines = [
    { name: words.company, value: company_name || settings.team_name },
    { name: words.address, value: company_address || settings.contact_address },
    { name: words.companyId, value: company_id },
    { name: words.register, value: company_register },
    { name: words.vatId, value: vat_id },
    { name: words.email, value: contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a> },
    {
      name: words.phone,
      value: contact_phone && <a href={`tel:${contact_phone.replace(/[^+\d]/g, "")}`}>{contact_phone}</a>,
    },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.seller}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
