import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";

interface PhotoWrite {
  call: () => Promise<unknown>;
  /** What is said where it went well. */
  done: string;
  failed: (reason: string) => string;
}

/** A write to a car's photos: says how it went and reloads the car. */
export function usePhotoWrite(show: (banner: Banner) => void) {
  return useWrite((_, { call }: PhotoWrite) => call(), {
    show,
    said: (_, { done }) => done,
    failed: (reason, { failed }) => failed(reason),
  });
}
