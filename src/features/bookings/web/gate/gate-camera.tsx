import { useEffect, useRef, useState } from "react";
import { type LookState, lookForCode } from "#features/vouchers/web/index.ts";
import { useWords } from "#kit/web/words.ts";
import styles from "./gate.module.css";
import { gateWords } from "./gate.words.ts";

/** The camera's picture; the text of the first code that it sees is answered, whatever it is. */
export function Camera({ onText }: { onText: (text: string) => void }) {
  const t = useWords(gateWords);
  const [state, setState] = useState<LookState>("starting");
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const answer = useRef(onText);
  answer.current = onText;
  useEffect(() => {
    if (!video) return;
    const stop = new AbortController();
    void lookForCode(video, stop.signal, setState, (text) => {
      answer.current(text);
      return true;
    });
    return () => stop.abort();
  }, [video]);
  if (state === "refused" || state === "noCamera")
    return (
      <p role="alert" className={styles.warn}>
        {state === "refused" ? t.cameraRefused : t.noCamera}
      </p>
    );
  return <video ref={setVideo} className={styles.video} muted playsInline aria-label={t.scan} />;
}
