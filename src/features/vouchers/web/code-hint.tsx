import styles from "./code-hint.module.css";

/** A hint that names a voucher's code, which stays in one piece. */
export function CodeHint({ text }: { text: string }) {
  const [before, code, after] = text.split(/([A-Z\d]{4}(?:-[A-Z\d]{4}){2})/);
  return (
    <>
      {before}
      {code && <span className={styles.code}>{code}</span>}
      {after}
    </>
  );
}
