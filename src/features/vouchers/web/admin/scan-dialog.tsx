import { Alert, Modal, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { readCode } from "../../voucher-code.ts";
import { type LookState, lookForCode } from "../look-for-code.ts";
import styles from "./scan-dialog.module.css";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";

interface Props {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The camera's picture; the first voucher that it sees is answered. */
export function ScanDialog({ onCode, onClose }: Props) {
  const t = useWords(vouchersAdminWords);
  const [state, setState] = useState<LookState>("starting");
  const found = useRef(onCode);
  found.current = onCode;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);

  useEffect(() => {
    if (!video) return;
    const stop = new AbortController();
    void lookForCode(video, stop.signal, setState, (text) => {
      const code = readCode(text);
      if (code) found.current(code);
      return code !== null;
    });
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
