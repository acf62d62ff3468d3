/** Reads the QR code in a picture of the camera; null where there is none to be read. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own detector where it knows QR codes, else a small decoder that is loaded only then. */
export async function codeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector && (await supportsQr(BarcodeDetector))) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!pen || width === 0) return null;
    Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0);
    try {
      return decodeQR({ width, height, data: pen.getImageData(0, 0, width, height).data });
    } catch {
      // The decoder throws where it sees no code.
      return null;
    }
  };
}

async function supportsQr(detector: DetectorClass): Promise<boolean> {
  try {
    return (await detector.getSupportedFormats()).includes("qr_code");
  } catch {
    return false;
  }
}
