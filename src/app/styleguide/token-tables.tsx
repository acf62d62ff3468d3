import { type CSSProperties, useEffect, useState } from "react";
import { Section } from "#kit/web/ui/page/section.tsx";
import styles from "./styleguide.module.css";

const SENTENCE = "Plný plyn, plný rejd 0123456789";

/** Colours, type, spacing and the rest, each shown as what it does. */
export function TokenTables() {
  const tokens = useTokens();
  const of = (...starts: string[]) =>
    tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)));
  const known = ["--color-", "--step-", "--space-", "--font-"];
  return (
    <>
      <Section title="Colours" tone="raised">
        <ul className={styles.swatches}>
          {of("--color-").map(({ name, written }) => (
            <li key={name} className={styles.swatch}>
              <span className={styles.colour} style={{ background: `var(${name})` }} />
              <code>{name}</code>
              <span className={styles.value}>{written}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type scale" edge="left">
        {of("--step-").map(({ name }) => (
          <div key={name} className={styles.step} style={{ "--size": `var(${name})` } as CSSProperties}>
            <code>{name}</code>
            <p className={styles.display}>{SENTENCE}</p>
            <p className={styles.reading}>{SENTENCE}: příliš žluťoučký kůň úpěl ďábelské ódy.</p>
          </div>
        ))}
      </Section>
      <Section title="Spacing" tone="raised">
        {of("--space-").map(({ name, written }) => (
          <p key={name} className={styles.space}>
            <code>{name}</code>
            <span className={styles.bar} style={{ width: `var(${name})` }} />
            <span className={styles.value}>{written}</span>
          </p>
        ))}
      </Section>
      <Section title="Everything else" edge="left">
        <dl className={styles.rest}>
          {tokens
            .filter(({ name }) => !known.some((start) => name.startsWith(start)))
            .map(({ name, written }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{written}</dd>
              </div>
            ))}
        </dl>
      </Section>
    </>
  );
}

/** A custom property of `:root`. */
interface Token {
  /** With its two dashes. */
  name: string;
  /** As the style sheet has it. */
  written: string;
}

/** Every custom property of the page's root rules, in the order of tokens.css; empty until the page is hydrated. */
function useTokens(): Token[] {
  const [tokens, setTokens] = useState<Token[]>([]);
  useEffect(() => {
    const found = new Map<string, string>();
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSStyleRule && rule.selectorText === ":root")
          for (const name of rule.style)
            if (name.startsWith("--")) found.set(name, rule.style.getPropertyValue(name).trim());
    setTokens([...found].map(([name, written]) => ({ name, written })));
  }, []);
  return tokens;
}
