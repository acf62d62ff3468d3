import { useEffect, useState } from "react";
import { useWords } from "#kit/web/words.ts";
import { confirmationWords } from "../confirmation.words.ts";
import styles from "./bank-transfer.module.css";

/** White around the code, in modules; readers ask for four. */
const QUIET_ZONE = 4;

interface Code {
  /** Modules a side, the quiet zone included. */
  size: number;
  /** An SVG path over the dark ones. */
  path: string;
}

/** The QR code of a payment. Its maker is loaded here alone; without it the details below serve. */
export function PaymentCode({ spayd }: { spayd: string }) {
  const words = useWords(confirmationWords);
  const [code, setCode] = useState<Code | null>(null);

  useEffect(() => {
    let wanted = true;
    drawn(spayd).then(
      (made) => wanted && setCode(made),
      () => wanted && setCode(null),
    );
    return () => {
      wanted = false;
    };
  }, [spayd]);

  return (
    <figure className={styles.code}>
      <div className={styles.square}>
        {code && (
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={words.qr}
            shapeRendering="crispEdges"
          >
            <path d={code.path} fill="#000" />
          </svg>
        )}
      </div>
      <figcaption>{words.qrCaption}</figcaption>
    </figure>
  );
}

async function drawn(text: string): Promise<Code> {
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) dark.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
  return { size: modules.size + 2 * QUIET_ZONE, path: dark.join("") };
}
