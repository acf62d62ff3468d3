import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#kit/web/api/api-error.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { AdminReviewsEndpoints } from "../../admin-reviews.contract.ts";
import { reviewsAdminWords } from "./reviews-admin.words.ts";

function useReviewCall() {
  return useApi().of<AdminReviewsEndpoints>();
}

/** One write about a review, and what is said once it is done; what the server refuses is said too. */
export function useReviewWrite<Input = void>(
  write: (call: ReturnType<typeof useReviewCall>, input: Input) => Promise<unknown>,
  done: string,
  onBanner: (banner: Banner) => void,
) {
  const t = useWords(reviewsAdminWords);
  const call = useReviewCall();
  const client = useQueryClient();
  return useMutation<unknown, Error, Input>({
    mutationFn: (input) => write(call, input),
    onSuccess: () => {
      onBanner({ tone: "success", text: done });
      return client.invalidateQueries();
    },
    onError: (error) => {
      onBanner({ tone: "error", text: t.didNotWork(messageOf(error)) });
      // Its author may have changed it: what is shown is old then.
      return client.invalidateQueries();
    },
    networkMode: "always",
  });
}
