import { Button, Stack, Text } from "@mantine/core";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import styles from "./stall.module.css";
import { stallWords } from "./stall.words.ts";
import { handedFor } from "./stall-cart.ts";

interface Props {
  how: "cash" | "card";
  /** What changes hands, CZK; in cash whole crowns. */
  sum: number;
  busy: boolean;
  /** `back`: what is to be given back. */
  onPaid: (back: number) => void;
  onBack: () => void;
}

/** What was handed over, with what to give back; of a card, whether it went through. */
export function StallPayment({ how, sum, busy, onPaid, onBack }: Props) {
  const t = useWords(stallWords);
  const { language } = useLanguage();
  const money = (czk: number) => formatMoneyExact(czk, language);
  const given = how === "cash" ? handedFor(sum) : [];
  return (
    <Stack gap="xs">
      <Text fw={600}>{how === "cash" ? t.handed : t.onTerminal(money(sum))}</Text>
      <div className={styles.grid}>
        <Button size="md" className={styles.key ?? ""} loading={busy} onClick={() => onPaid(0)}>
          {how === "cash" ? t.exactly(money(sum)) : t.cardPaid}
        </Button>
        {given.map((note) => (
          <Button
            key={note}
            size="md"
            className={styles.key ?? ""}
            disabled={busy}
            onClick={() => onPaid(note - sum)}
          >
            {t.gave(money(note), money(note - sum))}
          </Button>
        ))}
      </div>
      <Button variant="default" mih={44} style={{ alignSelf: "start" }} onClick={onBack}>
        {t.notYet}
      </Button>
    </Stack>
  );
}
