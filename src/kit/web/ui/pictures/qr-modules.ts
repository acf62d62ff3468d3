/** White around the code, in modules; readers ask for four. */
const QUIET_ZONE = 4;

/** A text as a QR code: modules a side, the quiet zone included, and the places of the dark ones. */
export async function qrModules(text: string): Promise<{ size: number; dark: [x: number, y: number][] }> {
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const dark: [number, number][] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) dark.push([column + QUIET_ZONE, row + QUIET_ZONE]);
  return { size: modules.size + 2 * QUIET_ZONE, dark };
}
