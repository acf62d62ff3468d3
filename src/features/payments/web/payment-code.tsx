import { QrCode } from "#kit/web/ui/qr-code.tsx";
import { useWords } from "#kit/web/words.ts";
import { bankTransferWords } from "../bank-transfer.words.ts";
import styles from "./bank-transfer.module.css";

/** The QR code of a payment; without it the details below serve. */
export function PaymentCode({ spayd }: { spayd: string }) {
  const words = useWords(bankTransferWords);
  return (
    <figure className={styles.code}>
      <div className={styles.square}>
        <QrCode text={spayd} label={words.qr} />
      </div>
      <figcaption>{words.qrCaption}</figcaption>
    </figure>
  );
}
