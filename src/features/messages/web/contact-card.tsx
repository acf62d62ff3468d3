import type { ReactNode } from "react";
import { useSettings } from "#features/settings/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { IconName } from "#kit/web/ui/icons/icon-names.ts";
import { contactWords } from "../contact.words.ts";
import styles from "./contact-card.module.css";

interface Line {
  icon: IconName;
  name: string;
  value: ReactNode;
}

/** Where the team is and when: address, phone, e-mail, opening hours and, as children, its profiles. What is blank is left out. */
export function ContactCard({ children }: { children?: ReactNode }) {
  const words = useWords(contactWords);
  const { settings } = useSettings();
  const { contact_address, contact_phone, contact_email, opening_hours } = settings;
  const lines: Line[] = [
    { icon: "location-dot", name: words.address, value: contact_address },
    {
      icon: "phone",
      name: words.phone,
      value: contact_phone && <a href={`tel:${contact_phone.replace(/[^+\d]/g, "")}`}>{contact_phone}</a>,
    },
    {
      icon: "envelope",
      name: words.email,
      value: contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>,
    },
    {
      icon: "clock",
      name: words.hours,
      value: opening_hours
        ? opening_hours.split(/,\s*/).map((part) => (
            <span key={part} className={styles.hours}>
              {part}
            </span>
          ))
        : "",
    },
  ];
  return (
    <div className={styles.card}>
      <h3 className={styles.title}>{words.where}</h3>
      <dl className={styles.lines}>
        {lines
          .filter(({ value }) => value)
          .map(({ icon, name, value }) => (
            <div key={name} className={styles.line}>
              <dt>
                <Icon icon={icon} className={styles.icon} />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {children && (
        <div className={styles.social}>
          <p className={styles.name}>{words.social}</p>
          {children}
        </div>
      )}
    </div>
  );
}
