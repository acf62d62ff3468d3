import { Alert, Box, Button, Group, Radio, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { useWords } from "../../language/words.ts";
import { useFieldText } from "../fields/use-field-text.ts";
import { type Conflict, choicesOf, chosenValues } from "./conflict.ts";
import { FieldValue } from "./field-value.tsx";
import { versionsWords } from "./versions.words.ts";

interface Props<Values> {
  /** The kind of records. */
  type: string;
  conflict: Conflict<unknown, Values>;
  mine: Values;
  busy: boolean;
  /** Saves these values over the stored ones, knowingly. */
  onSave: (values: Values) => void;
  /** Puts the stored values into the form. */
  onTake: () => void;
  onLater: () => void;
}

/** Both versions of a record that two people have changed, field by field, with the choice between them. */
export function ConflictPanel<Values>({
  type,
  conflict,
  mine,
  busy,
  onSave,
  onTake,
  onLater,
}: Props<Values>) {
  const t = useWords(versionsWords);
  const { nameOf } = useFieldText(type);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const choices = choicesOf(mine, conflict);
  const [chosen, setChosen] = useState<Record<string, "mine" | "theirs">>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new conflict is announced by its heading
  useEffect(() => heading.current?.focus(), [conflict]);

  const sideOf = (path: string, takesTheirs: boolean) => chosen[path] ?? (takesTheirs ? "theirs" : "mine");
  const fromThem = choices
    .filter(({ path, takesTheirs }) => sideOf(path, takesTheirs) === "theirs")
    .map(({ path }) => path);

  return (
    <Box role="group" aria-labelledby={id}>
      <Alert color="yellow" role="presentation">
        <Stack gap="sm">
          <Title order={3} size="h4" id={id} ref={heading} tabIndex={-1}>
            {t.changedTitle}
          </Title>
          <Text size="sm">
            {conflict.by ? t.changedBy(conflict.by) : t.changedBySomebody}{" "}
            {choices.length > 0 ? t.choose : t.nothingDiffers}
          </Text>
          {choices.map(({ path, before, after, takesTheirs }) => (
            <Radio.Group
              key={path}
              label={nameOf(path)}
              value={sideOf(path, takesTheirs)}
              onChange={(side) => setChosen({ ...chosen, [path]: side as "mine" | "theirs" })}
            >
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt={4}>
                <Radio value="mine" label={<Side type={type} name={t.mine} path={path} value={before} />} />
                <Radio
                  value="theirs"
                  label={<Side type={type} name={t.theirs} path={path} value={after} />}
                />
              </SimpleGrid>
            </Radio.Group>
          ))}
          <Group gap="xs">
            <Button size="sm" loading={busy} onClick={() => onSave(chosenValues(mine, conflict, fromThem))}>
              {t.saveChosen}
            </Button>
            <Button size="sm" variant="default" disabled={busy} onClick={() => onSave(mine)}>
              {t.keepMine}
            </Button>
            <Button size="sm" variant="default" disabled={busy} onClick={onTake}>
              {t.takeTheirs}
            </Button>
            <Button size="sm" variant="subtle" color="gray" disabled={busy} onClick={onLater}>
              {t.back}
            </Button>
          </Group>
        </Stack>
      </Alert>
    </Box>
  );
}

interface SideProps {
  type: string;
  name: string;
  path: string;
  value: unknown;
}

function Side({ name, ...field }: SideProps) {
  return (
    <>
      <Text component="span" size="sm" fw={600}>
        {name}:{" "}
      </Text>
      <FieldValue {...field} />
    </>
  );
}
