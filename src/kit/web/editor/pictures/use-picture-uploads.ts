import { useEffect, useRef, useState } from "react";
import type { Api } from "../../api/api.ts";
import { messageOf } from "../../api/api-error.ts";
import { uploadTransport } from "../../api/upload-transport.ts";
import { useApi } from "../../page-context.ts";

/** A picture on its way: `part` of it has gone (0 to 1), `record` is what it became, `error` why it did not. */
export interface PictureUpload<Saved> {
  key: string;
  file: File;
  state: "waiting" | "sending" | "done" | "failed";
  part: number;
  record: Saved | null;
  error: string;
}

/** More would share one slow network, and the server makes two pictures at a time. */
const AT_ONCE = 2;

/** Sends chosen pictures one after the other, each in a call of its own, so that one that fails stops no other. */
export function usePictureUploads<Saved>(send: (api: Api, file: File) => Promise<Saved>) {
  const api = useApi();
  const [uploads, setUploads] = useState<PictureUpload<Saved>[]>([]);
  const counted = useRef(0);
  /** Keys whose call is under way: an effect may run twice. */
  const running = useRef(new Set<string>());

  const change = (key: string, part: Partial<PictureUpload<Saved>>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  async function run({ key, file }: PictureUpload<Saved>): Promise<void> {
    change(key, { state: "sending", part: 0, error: "" });
    try {
      const record = await send(api.over(uploadTransport((part) => change(key, { part }))), file);
      change(key, { state: "done", part: 1, record });
    } catch (error) {
      change(key, { state: "failed", error: messageOf(error) });
    } finally {
      running.current.delete(key);
    }
  }

  useEffect(() => {
    for (const upload of uploads) {
      if (running.current.size >= AT_ONCE) return;
      if (upload.state !== "waiting" || running.current.has(upload.key)) continue;
      running.current.add(upload.key);
      void run(upload);
    }
  });

  return {
    uploads,
    add: (files: File[]) => {
      const added = files.map((file): PictureUpload<Saved> => {
        counted.current += 1;
        return { key: String(counted.current), file, state: "waiting", part: 0, record: null, error: "" };
      });
      setUploads((all) => [...all, ...added]);
    },
    again: (key: string) => change(key, { state: "waiting" }),
    remove: (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key)),
    clear: () => setUploads([]),
    isBusy: uploads.some(({ state }) => state === "waiting" || state === "sending"),
  };
}
