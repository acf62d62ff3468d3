import { Image, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { reviewsAdminWords } from "./reviews-admin.words.ts";

/** The picture of a review, fetched with the bearer: visitors do not reach it before it is published. */
export function ReviewPicture({ id }: { id: number }) {
  const t = useWords(reviewsAdminWords);
  const api = useApi();
  const [address, setAddress] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let made = "";
    let left = false;
    api.blob(`/reviews/admin/${id}/picture`).then(
      (picture) => {
        if (left) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      },
      () => setIsMissing(!left),
    );
    return () => {
      left = true;
      URL.revokeObjectURL(made);
    };
  }, [api, id]);
  if (isMissing) return <Text c="dimmed">{t.noPicture}</Text>;
  return (
    address && (
      <Image
        src={address}
        alt={t.picture}
        mah={320}
        w="auto"
        maw="100%"
        radius="sm"
        fit="contain"
        style={{ alignSelf: "flex-start" }}
      />
    )
  );
}
