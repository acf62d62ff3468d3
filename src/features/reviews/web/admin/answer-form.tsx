import { Button, Group, Stack, Textarea } from "@mantine/core";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { TeamReview } from "../../admin-reviews.contract.ts";
import { REVIEW_LIMITS } from "../../review-rules.ts";
import { reviewsAdminWords } from "./reviews-admin.words.ts";
import { useReviewWrite } from "./use-review-write.ts";

interface Props {
  review: TeamReview;
  /** What is typed. */
  text: string;
  onChange: (text: string) => void;
  onBanner: (banner: Banner) => void;
}

/** The team's answer under a review; it can be written before the review is published, and changed later. */
export function AnswerForm({
  review: { id, answer, language, updated_at },
  text,
  onChange,
  onBanner,
}: Props) {
  const t = useWords(reviewsAdminWords);
  const save = useReviewWrite(
    (call) => call("POST /reviews/admin/:id/answer", { params: { id }, body: { answer: text, updated_at } }),
    t.answered,
    onBanner,
  );
  return (
    <Stack gap="xs">
      <Textarea
        label={t.answer}
        description={t.answerHint}
        lang={language}
        maxLength={REVIEW_LIMITS.answer}
        autosize
        minRows={2}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {text.trim() !== answer && (
        <Group>
          <Button variant="default" mih={44} loading={save.isPending} onClick={() => save.mutate()}>
            {t.saveAnswer}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
