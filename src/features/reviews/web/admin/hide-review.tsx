import { Button, Group, Paper, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { TeamReview } from "../../admin-reviews.contract.ts";
import { HIDE_REASON_WORDS } from "../../hide-reasons.ts";
import { HIDE_REASONS, REVIEW_LIMITS } from "../../review-rules.ts";
import { reviewsAdminWords } from "./reviews-admin.words.ts";
import { useReviewWrite } from "./use-review-write.ts";

interface Props {
  review: TeamReview;
  onBanner: (banner: Banner) => void;
  onClose: () => void;
}

/** Why a review is not shown: one of the reasons of the law, said to its author. */
export function HideReview({ review: { id, updated_at }, onBanner, onClose }: Props) {
  const t = useWords(reviewsAdminWords);
  const { language } = useLanguage();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const chosen = HIDE_REASONS.find((one) => one === reason);
  const hide = useReviewWrite(
    async (call) => {
      if (!chosen) return;
      await call("POST /reviews/admin/:id/hide", {
        params: { id },
        body: { updated_at, reason: chosen, note },
      });
    },
    t.hidden,
    onBanner,
  );
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Text size="sm">{t.hideLaw}</Text>
        <Radio.Group label={t.reason} value={reason} onChange={setReason} required>
          <Stack gap="xs" mt="xs">
            {HIDE_REASONS.map((one) => (
              <Radio key={one} value={one} label={HIDE_REASON_WORDS[language][one]} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t.note}
          maxLength={REVIEW_LIMITS.note}
          autosize
          minRows={2}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Group>
          <Button
            color="red.9"
            mih={44}
            disabled={!chosen}
            loading={hide.isPending}
            onClick={() => hide.mutate()}
          >
            {t.hideYes}
          </Button>
          <Button variant="default" mih={44} onClick={onClose}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
