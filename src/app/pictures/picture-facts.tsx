import { Alert, Anchor, Group, List, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { formatBytes } from "#kit/contract/media/format-bytes.ts";
import type { LibraryPicture } from "#kit/contract/media/pictures.contract.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { LibraryImage, usePictureName } from "#kit/web/editor/pictures/library/library-image.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { picturesWords } from "./pictures.words.ts";

/** What a picture is, and who brought it. */
export function Facts({ picture }: { picture: LibraryPicture }) {
  const t = useWords(picturesWords);
  const { language } = useLanguage();
  const nameOf = usePictureName();
  const { width, height, bytes, created_at, uploaded_by, gone_at } = picture;
  return (
    <Group align="flex-start" wrap="wrap">
      <LibraryImage picture={picture} width={220} height={150} />
      <Stack gap={4} style={{ flex: "1 1 14rem" }}>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t.file}: {nameOf(picture)}
        </Text>
        <Text size="sm">
          {t.size}: {width} × {height}, {formatBytes(bytes, language)}
        </Text>
        <Text size="sm">
          {t.when}: {formatMoment(created_at, language)}
          {uploaded_by && `, ${t.by(uploaded_by)}`}
        </Text>
        {gone_at && (
          <Alert color="yellow" role="note">
            {t.goneAt(formatDay(gone_at.slice(0, 10), language))}
          </Alert>
        )}
      </Stack>
    </Group>
  );
}

/** The records that show it, with the ways there. */
export function Places({ places }: Pick<LibraryPicture, "places">) {
  const t = useWords(picturesWords);
  return (
    <Stack gap={4}>
      <Title order={3} size="h5">
        {t.places}
      </Title>
      {places.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.nowhere}
        </Text>
      ) : (
        <List size="sm">
          {places.map(({ kind, title, address }) => {
            const words = title ? `${kind}: ${title}` : kind;
            return (
              <List.Item key={`${kind} ${title} ${address}`}>
                {address ? (
                  <Anchor className="admin-way" component={Link} to={address} size="sm">
                    {words}
                  </Anchor>
                ) : (
                  words
                )}
              </List.Item>
            );
          })}
        </List>
      )}
    </Stack>
  );
}
