import { codeReader } from "./code-reader.ts";

/** Between two looks at the picture, milliseconds. */
const LOOK_EVERY_MS = 150;

export type LookState = "starting" | "looking" | "notAVoucher" | "refused" | "noCamera";

/**
 * Shows the camera in `video` and looks for QR codes until `found` takes the text of one, or `signal` ends it. Never
 * throws: what goes wrong is told.
 */
export async function lookForCode(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (state: LookState) => void,
  found: (text: string) => boolean,
): Promise<void> {
  let stream: MediaStream | undefined;
  try {
    if (!navigator.mediaDevices) throw new DOMException("no camera", "NotFoundError");
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: "environment", width: { ideal: 1280 } },
    });
    if (signal.aborted) return;
    video.srcObject = stream;
    await video.play();
    const read = await codeReader();
    tell("looking");
    while (!signal.aborted) {
      const text = await read(video);
      if (signal.aborted) return;
      if (text && found(text)) return;
      if (text) tell("notAVoucher");
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } catch (error) {
    if (signal.aborted) return;
    tell(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "noCamera");
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}
