import { Button, Group, Paper, Text } from "@mantine/core";
import { useWords } from "../../language/words.ts";
import { manyWords } from "./many.words.ts";
import styles from "./many-bar.module.css";
import type { Changeable, Choice, Many } from "./use-many.ts";

/** What can be done with the ticked records; after a change the way back. Nothing where there is neither. */
export function ManyBar<Item extends Changeable>({
  choice,
  actions,
}: {
  choice: Choice<Item>;
  actions: Many<Item>["actions"];
}) {
  const t = useWords(manyWords);
  const { chosen, isBusy, canUndo } = choice;
  if (chosen.length === 0)
    return canUndo ? (
      <Group>
        <Button variant="default" loading={isBusy} onClick={choice.undo}>
          {t.undo}
        </Button>
      </Group>
    ) : null;
  return (
    <Paper component="section" withBorder p="sm" aria-label={t.title} className={styles.bar}>
      <Group gap="xs">
        <Text size="sm" fw={650} role="status">
          {t.chosen(chosen.length)}
        </Text>
        <Button
          size="sm"
          variant="default"
          loading={isBusy}
          onClick={() => choice.apply(() => ({ is_active: true }))}
        >
          {t.show}
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={isBusy}
          onClick={() => choice.apply(() => ({ is_active: false }))}
        >
          {t.hide}
        </Button>
        {actions?.(choice.apply, chosen)}
        <Button size="sm" variant="subtle" onClick={() => choice.choose([])}>
          {t.none}
        </Button>
      </Group>
    </Paper>
  );
}
