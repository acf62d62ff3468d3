import { useEffect, useState } from "react";
import { qrModules } from "./qr-modules.ts";

interface Code {
  /** Modules a side, the quiet zone included. */
  size: number;
  /** An SVG path over the dark ones. */
  path: string;
}

/**
 * A text as a QR code, as wide as the white place it stands in. Its maker is loaded here alone; nothing is drawn
 * until it is there, nor where it can't be had: the text has to stand beside it too.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<Code | null>(null);

  useEffect(() => {
    let wanted = true;
    drawn(text).then(
      (made) => wanted && setCode(made),
      () => wanted && setCode(null),
    );
    return () => {
      wanted = false;
    };
  }, [text]);

  if (!code) return null;
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={code.path} fill="#000" />
    </svg>
  );
}

async function drawn(text: string): Promise<Code> {
  const { size, dark } = await qrModules(text);
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("") };
}
