import { Text } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { SettingPreview } from "../setting-preview.tsx";
import { previewOf } from "../setting-values.ts";
import { settingsAdminWords } from "../settings-admin.words.ts";

/** The value of a setting in a list: a text, a picture, or that there is none. */
export function SettingText({ text, label }: { text: string; label: string }) {
  const t = useWords(settingsAdminWords);
  if (text.trim() === "")
    return (
      <Text size="sm" c="dimmed">
        {t.noValue}
      </Text>
    );
  if (previewOf(text) === "picture") return <SettingPreview value={text} label={label} width={96} />;
  return (
    <Text size="sm" lineClamp={2} maw={420} style={{ overflowWrap: "anywhere" }}>
      {text}
    </Text>
  );
}
