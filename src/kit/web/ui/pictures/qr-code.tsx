import { useEffect, useState } from "react";

/** White around the code, in modules; readers ask for four. */
const QUIET_ZONE = 4;

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
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) dark.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
  return { size: modules.size + 2 * QUIET_ZONE, path: dark.join("") };
}
