import { Alert, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { oneOf } from "#kit/web/paged-list/list-address.ts";
import { ListPages } from "#kit/web/paged-list/list-pages.tsx";
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
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
      </Stack>
      <Alert color="yellow">{t.law}</Alert>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <SegmentedControl
        aria-label={t.view}
        value={state}
        onChange={(next) => change({ state: REVIEW_STATES.find((one) => one === next) })}
        data={REVIEW_STATES.map((value) => ({
          value,
          label: counts?.[value] ? `${t.states[value]} (${counts[value]})` : t.states[value],
        }))}
      />
      <Loaded query={query} failed={t.failed}>
        {({ reviews, pagination }) =>
          reviews.length === 0 ? (
            <Text c="dimmed">{t.none[state]}</Text>
          ) : (
            <>
              <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
                {reviews.map((review) => (
                  <ReviewEntry key={review.id} review={review} onBanner={setBanner} />
                ))}
              </Stack>
              <ListPages pagination={pagination} label={t.pages} onPage={(page) => change({ page })} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
