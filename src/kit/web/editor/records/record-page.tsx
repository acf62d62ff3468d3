import { Alert, Anchor, Button, Center, Group, Loader, Stack, Text } from "@mantine/core";
import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { useWords } from "../../language/words.ts";
import type { Editable } from "../editor.ts";
import { editorWords } from "../editor.words.ts";
import { RecordForm } from "./record-form.tsx";

type Props<Item, Full extends Editable, Values extends object> = ComponentProps<
  typeof RecordForm<Item, Full, Values>
>;

/** What stands at the address of one record, or of a new one: the way back to the list, and the form once it is there. */
export function RecordPage<Item, Full extends Editable, Values extends object>(
  props: Props<Item, Full, Values>,
) {
  const { editor } = props;
  const t = useWords(editorWords);
  const back = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    editor.toList();
  };
  return (
    <Stack gap="md">
      <Anchor
        className="admin-way"
        component={Link}
        to={editor.list}
        onClick={back}
        style={{ alignSelf: "start" }}
      >
        {t.toList}
      </Anchor>
      {editor.opened ? <RecordForm {...props} /> : editor.missing ? <Missing editor={editor} /> : <Opening />}
    </Stack>
  );
}

function Opening() {
  const t = useWords(editorWords);
  return (
    <Center p="xl" role="status">
      <Loader size="sm" mr="sm" />
      <Text>{t.loading}</Text>
    </Center>
  );
}

/** In place of a form that can't be opened: its record is gone, or the server could not say it. */
function Missing<Item, Full extends Editable, Values extends object>({
  editor: { missing, options, place },
}: Pick<Props<Item, Full, Values>, "editor">) {
  const t = useWords(editorWords);
  if (!missing) return null;
  if (!missing.isGone)
    return (
      <Group>
        <Button variant="default" onClick={missing.again}>
          {t.again}
        </Button>
      </Group>
    );
  const key = place.mode === "edit" ? place.key : null;
  const isId = key !== null && /^\d+$/.test(key);
  return (
    <Alert color="yellow" title={t.noSuchRecord}>
      <Stack gap="sm">
        <Text size="sm">{t.noSuchRecordHint}</Text>
        <Anchor
          className="admin-way"
          size="sm"
          component={Link}
          to={`/admin/history?type=${options.name}${isId ? `&record=${key}` : ""}`}
        >
          {t.toHistory}
        </Anchor>
      </Stack>
    </Alert>
  );
}
