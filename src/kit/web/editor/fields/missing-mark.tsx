import { Badge, Text } from "@mantine/core";
import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";

/**
 * What marks a blank field of a pair of languages, as props of its input. It is quiet while neither language has a
 * text, and stands out in the one that was left behind.
 *
 * @param texts What the form holds in both languages.
 */
export function useMissingMark(texts: Both<unknown>): (language: Language) => object {
  const t = useWords(editorWords);
  const blank = (language: Language) => String(texts[language] ?? "").trim() === "";
  const leftBehind = !LANGUAGES.every(blank);
  return (language) =>
    blank(language)
      ? {
          rightSection: leftBehind ? (
            <Badge size="sm" color="yellow" variant="light">
              {t.missing}
            </Badge>
          ) : (
            <Text span size="xs" c="dimmed">
              {t.missing}
            </Text>
          ),
          rightSectionWidth: 76,
          rightSectionPointerEvents: "none",
        }
      : {};
}
