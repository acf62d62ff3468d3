import { Badge } from "@mantine/core";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";

/** Whether visitors see a record. */
export function ActiveBadge({ active }: { active: boolean }) {
  const t = useWords(editorWords);
  return (
    <Badge color={active ? "green" : "gray"} variant="light">
      {active ? t.active : t.hidden}
    </Badge>
  );
}
