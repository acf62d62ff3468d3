import { Alert } from "@mantine/core";
import { useWords } from "../words.ts";
import { editorWords } from "./editor.words.ts";
import styles from "./screen-banner.module.css";

export interface Banner {
  tone: "error" | "success";
  text: string;
}

interface Props {
  banner: Banner | null;
  onClose: () => void;
}

/** How the last action went. Both regions stand there before they speak, or screen readers miss the words. */
export function ScreenBanner({ banner, onClose }: Props) {
  return (
    <div className={banner ? undefined : styles.silent}>
      <div role="status">{banner?.tone === "success" && <Words banner={banner} onClose={onClose} />}</div>
      <div role="alert">{banner?.tone === "error" && <Words banner={banner} onClose={onClose} />}</div>
    </div>
  );
}

function Words({ banner, onClose }: Props & { banner: Banner }) {
  const t = useWords(editorWords);
  return (
    <Alert
      role="presentation"
      color={banner.tone === "error" ? "red" : "green"}
      withCloseButton
      onClose={onClose}
      closeButtonLabel={t.close}
    >
      {banner.text}
    </Alert>
  );
}
