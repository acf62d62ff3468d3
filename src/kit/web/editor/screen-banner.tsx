import { Alert, Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useWords } from "../language/words.ts";
import { editorWords } from "./editor.words.ts";
import styles from "./screen-banner.module.css";

export interface Banner {
  tone: "error" | "success";
  text: string;
  /** A way back, for as long as the banner stands. */
  undo?: { label: string; run: () => void };
}

interface Props {
  banner: Banner | null;
  onClose: () => void;
}

/**
 * How the last action went. Both regions stand there before they speak, or screen readers miss the words; on a long
 * screen the page comes to them, or eyes do.
 */
export function ScreenBanner({ banner, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (banner) place.current?.scrollIntoView({ block: "nearest" });
  }, [banner]);
  return (
    <div ref={place} className={banner ? styles.spoken : styles.silent}>
      <div role="status">{banner?.tone === "success" && <Words banner={banner} onClose={onClose} />}</div>
      <div role="alert">{banner?.tone === "error" && <Words banner={banner} onClose={onClose} />}</div>
      {banner?.undo && (
        <Button size="compact-sm" variant="subtle" mih={44} onClick={banner.undo.run}>
          {banner.undo.label}
        </Button>
      )}
    </div>
  );
}

function Words({ banner, onClose }: Props & { banner: Banner }) {
  const t = useWords(editorWords);
  return (
    <Alert
      role="presentation"
      classNames={{ wrapper: styles.words }}
      color={banner.tone === "error" ? "red" : "green"}
      withCloseButton
      onClose={onClose}
      closeButtonLabel={t.close}
    >
      {banner.text}
    </Alert>
  );
}
