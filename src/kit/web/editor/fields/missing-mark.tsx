import { Badge } from "@mantine/core";
import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";

/**
 * What marks a field that is blank while the other language has its text, as props of its input.
 *
 * @param texts What the form holds in both languages.
 */
export function useMissingMark(texts: Both<unknown>): (language: Language) => object {
  const t = useWords(editorWords);
  const blank = (language: Language) => String(texts[language] ?? "").trim() === "";
  const leftBehind = !LANGUAGES.every(blank);
  return (language) =>
    leftBehind && blank(language)
      ? {
          rightSection: (
            <Badge size="sm" color="yellow" variant="light">
              {t.missing}
            </Badge>
          ),
          rightSectionWidth: 76,
          rightSectionPointerEvents: "none",
        }
      : {};
}
