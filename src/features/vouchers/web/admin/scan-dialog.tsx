import { Alert, Modal, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#kit/web/words.ts";
import { readCode } from "../../voucher-code.ts";
import { codeReader } from "./code-reader.ts";
import styles from "./scan-dialog.module.css";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";

/** Between two looks at the picture, milliseconds. */
const LOOK_EVERY_MS = 150;

interface Props {
  onCode: (code: string) => void;
  onClose: () => void;
}

type State = "starting" | "looking" | "notAVoucher" | "refused" | "noCamera";

/** The camera's picture; the first voucher that it sees is answered. */
export function ScanDialog({ onCode, onClose }: Props) {
  const t = useWords(vouchersAdminWords);
  const [state, setState] = useState<State>("starting");
  const found = useRef(onCode);
  found.current = onCode;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);

  useEffect(() => {
    if (!video) return;
    const stop = new AbortController();
    void look(video, stop.signal, setState, (code) => found.current(code));
    return () => stop.abort();
  }, [video]);

  const failed = state === "refused" || state === "noCamera";
  return (
    <Modal opened onClose={onClose} title={t.scanTitle} closeButtonProps={{ "aria-label": t.close }}>
      <Stack>
        {failed ? (
          <Alert color="yellow" role="alert">
            {t[state]}
          </Alert>
        ) : (
          <>
            <video ref={setVideo} className={styles.video} muted playsInline aria-label={t.scanTitle} />
            <Text role="status">
              {state === "starting" && t.starting}
              {state === "looking" && t.scanHint}
              {state === "notAVoucher" && t.notAVoucher}
            </Text>
          </>
        )}
      </Stack>
    </Modal>
  );
}

/** Shows the camera in `video` and looks for a code until one is found or `signal` ends it. */
async function look(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (state: State) => void,
  found: (code: string) => void,
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
      const code = text && readCode(text);
      if (signal.aborted) return;
      if (code) return found(code);
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
