import { Alert, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { oneOf } from "#kit/web/paged-list/list-address.ts";
import { PagedListScreen } from "#kit/web/paged-list/paged-list-screen.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { REVIEW_STATES } from "../../review-rules.ts";
import { ReviewEntry } from "./review-entry.tsx";
import { teamReviewsQuery } from "./reviews-admin.queries.ts";
import { reviewsAdminWords } from "./reviews-admin.words.ts";

const filters = { state: oneOf("state", REVIEW_STATES) };

/** /admin/reviews: what people wrote, to be published, hidden for a reason of the law, and answered. */
export default function ReviewsScreen() {
  const t = useWords(reviewsAdminWords);
  const { page, state = "waiting", change } = useListAddress(filters, {});
  const query = useApiQuery(teamReviewsQuery(state, page));
  const [banner, setBanner] = useState<Banner | null>(null);
  const counts = query.data?.counts;
  return (
    <PagedListScreen
      title={t.title}
      intro={t.intro}
      banner={banner}
      onBanner={setBanner}
      filter={
        <>
          <Alert color="yellow">{t.law}</Alert>
          <SegmentedControl
            aria-label={t.view}
            value={state}
            onChange={(next) => change({ state: REVIEW_STATES.find((one) => one === next) })}
            data={REVIEW_STATES.map((value) => ({
              value,
              label: counts?.[value] ? `${t.states[value]} (${counts[value]})` : t.states[value],
            }))}
          />
        </>
      }
      query={query}
      failed={t.failed}
      isEmpty={({ reviews }) => reviews.length === 0}
      empty={t.none[state]}
      pages={t.pages}
      onPage={(page) => change({ page })}
    >
      {({ reviews }) => (
        <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
          {reviews.map((review) => (
            <ReviewEntry key={review.id} review={review} onBanner={setBanner} />
          ))}
        </Stack>
      )}
    </PagedListScreen>
  );
}
