import type { ReactNode } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { contactWords } from "../contact.words.ts";
import { ContactCard } from "./contact-card.tsx";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact-section.module.css";

/** The section reveals itself when 10% of it is visible. */
const VISIBLE = 0.1;

/** The end of the home page: how to reach the team, and a form to write to it. `social` are its profiles. */
export function ContactSection({ social }: { social?: ReactNode }) {
  const words = useWords(contactWords);
  return (
    <Section id="contact" tone="raised" kicker={words.kicker} title={words.title} lead={words.lead}>
      <div className={styles.cards}>
        <Reveal of="section" threshold={VISIBLE} step={0.2} className={styles.card}>
          <ContactCard>{social}</ContactCard>
        </Reveal>
        <Reveal of="section" threshold={VISIBLE} step={0.2} index={1} className={styles.form}>
          <ContactForm />
        </Reveal>
      </div>
    </Section>
  );
}
