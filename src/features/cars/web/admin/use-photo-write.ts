import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#kit/web/api/api-error.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";

interface PhotoWrite {
  call: () => Promise<unknown>;
  /** What is said where it went well. */
  done: string;
  failed: (reason: string) => string;
}

/** A write to a car's photos: says how it went and reloads the car. */
export function usePhotoWrite(show: (banner: Banner) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ call }: PhotoWrite) => call(),
    onSuccess: (_, { done }) => {
      show({ tone: "success", text: done });
      return client.invalidateQueries();
    },
    onError: (error, { failed }) => show({ tone: "error", text: failed(messageOf(error)) }),
  });
}
