import { useState } from "react";
import { CountUp } from "#features/achievement-stats/web/count-up.tsx";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { Sample } from "./sample.tsx";
import styles from "./styleguide.module.css";

const SPEEDS = ["--fast", "--medium", "--slow"];

/** The three speeds, cards in a stagger, a counter; all of it rests under reduced motion. */
export function MotionSamples() {
  const [turn, setTurn] = useState(0);
  return (
    <Section
      title="Motion"
      tone="raised"
      action={<Button onClick={() => setTurn(turn + 1)}>Play again</Button>}
    >
      <div key={turn}>
        {SPEEDS.map((speed) => (
          <Sample key={speed} name={speed}>
            <span className={styles.mover} style={{ animationDuration: `var(${speed})` }} />
          </Sample>
        ))}
        <Sample name="Reveal, 0.1 s apart">
          {[0, 1, 2, 3].map((index) => (
            <Reveal key={index} index={index} className={styles.card}>
              {index + 1}
            </Reveal>
          ))}
        </Sample>
        <Sample name="Count up">
          <CountUp value="118" className={styles.display} />
        </Sample>
      </div>
    </Section>
  );
}
