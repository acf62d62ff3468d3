import { Box, SimpleGrid, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { differences } from "#kit/web/editor/conflict/differences.ts";
import { FieldValue } from "#kit/web/editor/conflict/field-value.tsx";
import { useFieldText } from "#kit/web/editor/fields/use-field-text.ts";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { HistoryDetail } from "../../history.contract.ts";
import { historyWords } from "./history.words.ts";
import styles from "./version-differences.module.css";

/** What says nothing to a person: numbers and times that the log shows itself. */
const UNSAID = ["id", "car_id", "created_at", "updated_at", "translation_behind"];

/** The fields that a change has changed, each before and after. */
export function VersionDifferences({ entry }: { entry: HistoryDetail }) {
  const t = useWords(historyWords);
  const { nameOf } = useFieldText(entry.type);
  const fields = differences(entry.before, entry.after).filter(({ path }) => !UNSAID.includes(path));
  if (fields.length === 0) return <Text c="dimmed">{t.noFields}</Text>;
  const sides = [
    ...(entry.before ? ([["before", t.before]] as const) : []),
    ...(entry.after ? ([["after", t.after]] as const) : []),
  ];
  return (
    <Stack gap="md" component="dl" m={0}>
      {fields.map((field) => (
        <div key={field.path}>
          <Text component="dt" fw={600} size="sm">
            {nameOf(field.path)}
          </Text>
          <SimpleGrid component="dd" m={0} mt={4} cols={{ base: 1, sm: sides.length }} spacing="xs">
            {sides.map(([side, name]) => (
              <Box key={side} className={styles.side} data-side={side}>
                <Text component="span" size="xs" c="dimmed" display="block">
                  {name}
                </Text>
                <FieldValue
                  type={entry.type}
                  path={field.path}
                  value={field[side]}
                  picture={(path) => <LogPicture entry={entry.id} path={path} />}
                />
              </Box>
            ))}
          </SimpleGrid>
        </div>
      ))}
    </Stack>
  );
}

/** A picture of a logged version, fetched with the bearer: it may be one that no page shows any more. */
function LogPicture({ entry, path }: { entry: number; path: string }) {
  const api = useApi();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made = "";
    let left = false;
    api.blob(`/history/${entry}/picture?path=${encodeURIComponent(path)}`).then(
      (picture) => {
        if (left) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      },
      () => setAddress(null),
    );
    return () => {
      left = true;
      URL.revokeObjectURL(made);
    };
  }, [api, entry, path]);
  return <Thumbnail path={null} src={address} width={144} height={96} />;
}
