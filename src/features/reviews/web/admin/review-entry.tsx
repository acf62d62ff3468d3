import { Anchor, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import type { TeamReview } from "../../admin-reviews.contract.ts";
import { HIDE_REASON_WORDS } from "../../hide-reasons.ts";
import { AnswerForm } from "./answer-form.tsx";
import { HideReview } from "./hide-review.tsx";
import { ReviewPicture } from "./review-picture.tsx";
import { reviewsAdminWords } from "./reviews-admin.words.ts";
import { useReviewWrite } from "./use-review-write.ts";

interface Props {
  review: TeamReview;
  onBanner: (banner: Banner) => void;
}

/** A review as it was written, who wrote it, and what can be done with it. */
export function ReviewEntry({ review, onBanner }: Props) {
  const t = useWords(reviewsAdminWords);
  const { language } = useLanguage();
  const [hides, setHides] = useState(false);
  const { id, state, stars, text, product, hidden_reason, hidden_note } = review;
  const [answer, setAnswer] = useState(review.answer);
  const publish = useReviewWrite(
    (call) =>
      call("POST /reviews/admin/:id/publish", {
        params: { id },
        // What is typed and not saved goes along.
        body: { updated_at: review.updated_at, ...(answer.trim() !== review.answer && { answer }) },
      }),
    t.published,
    onBanner,
  );
  return (
    <Paper component="li" withBorder p="md" data-testid="review">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4" style={{ overflowWrap: "anywhere" }}>
            {product.name}
          </Title>
          <Text fw={600}>
            <span aria-hidden="true">{"★".repeat(stars) + "☆".repeat(5 - stars)}</span> {t.stars(stars)}
          </Text>
        </Group>
        <Text lang={review.language} style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          {text}
        </Text>
        {review.has_picture && <ReviewPicture id={id} />}
        <Author review={review} />
        {hidden_reason && (
          <Text fw={600}>
            {t.hiddenFor(HIDE_REASON_WORDS[language][hidden_reason])}
            {hidden_note && `. ${hidden_note}`}
          </Text>
        )}
        {hides ? (
          <HideReview review={review} onBanner={onBanner} onClose={() => setHides(false)} />
        ) : (
          <Group>
            {state !== "published" && (
              <Button
                variant={state === "hidden" ? "default" : "filled"}
                mih={44}
                loading={publish.isPending}
                onClick={() => publish.mutate()}
              >
                {state === "hidden" ? t.publishAgain : t.publish}
              </Button>
            )}
            {state !== "hidden" && (
              <Button variant="default" mih={44} onClick={() => setHides(true)}>
                {t.hide}
              </Button>
            )}
            {state === "published" && product.slug && (
              <Anchor
                className="admin-way"
                href={`/product/${product.slug}#reviews`}
                target="_blank"
                rel="noopener"
              >
                {t.onSite}
              </Anchor>
            )}
          </Group>
        )}
        {!hides && <AnswerForm review={review} text={answer} onChange={setAnswer} onBanner={onBanner} />}
      </Stack>
    </Paper>
  );
}

function Author({ review: { author, name, written_at, language: written } }: { review: TeamReview }) {
  const t = useWords(reviewsAdminWords);
  const { language } = useLanguage();
  const sells = useMay(["shop"]);
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {author ? `${t.by(author.name, name)}, ${t.kinds[author.kind]}` : t.demo}
      {author?.order_id && sells && (
        <>
          {", "}
          <Anchor component={Link} to={`/admin/orders/${author.order_id}`}>
            {t.order(author.order_id)}
          </Anchor>
        </>
      )}
      . {t.written(formatMoment(written_at, language))}, {t.languages[written]}.
    </Text>
  );
}
