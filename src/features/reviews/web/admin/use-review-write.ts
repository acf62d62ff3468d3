import type { Caller } from "#kit/web/api/api.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { AdminReviewsEndpoints } from "../../admin-reviews.contract.ts";
import { reviewsAdminWords } from "./reviews-admin.words.ts";

/** One write about a review, and what is said once it is done; what the server refuses is said too. */
export function useReviewWrite<Input = void>(
  write: (call: Caller<AdminReviewsEndpoints>, input: Input) => Promise<unknown>,
  said: string,
  show: (banner: Banner) => void,
) {
  const { didNotWork: failed } = useWords(reviewsAdminWords);
  return useWrite((api, input: Input) => write(api.of<AdminReviewsEndpoints>(), input), {
    show,
    said,
    failed,
  });
}
