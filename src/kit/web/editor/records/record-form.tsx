import {
  Alert,
  Anchor,
  Box,
  Button,
  type ButtonProps,
  Group,
  Paper,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { Fragment, type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { useWords } from "../../language/words.ts";
import { previewOf } from "../../preview/preview.ts";
import { ConflictPanel } from "../conflict/conflict-panel.tsx";
import { versionsWords } from "../conflict/versions.words.ts";
import type { Editable, Editor } from "../editor.ts";
import { editorWords } from "../editor.words.ts";
import { FormLanguages } from "../fields/form-languages.tsx";
import styles from "./record-form.module.css";

interface Props<Item, Full extends Editable, Values extends object> {
  editor: Editor<Item, Full, Values>;
  /** 2 where the editor is a part of a screen that has a heading of its own. */
  level?: 1 | 2 | undefined;
  fields: ReactNode;
  /** Further actions beside save and cancel. */
  actions?: ReactNode;
  /** The page of the site that shows the record. */
  pageOf?: ((record: Item | Full) => string) | undefined;
  /** The kind of records whose field names the panel of a conflict says; that of the editor, unless told. */
  type?: string;
  /** Where the log of changes shows the record, where that is not its own entry. */
  history?: string | null;
}

/** The open form of an editor: what was changed meanwhile, the kept draft, the fields, save and cancel. */
export function RecordForm<Item, Full extends Editable, Values extends object>({
  editor,
  level = 1,
  fields,
  actions,
  pageOf,
  type = editor.options.name,
  history = historyOf(editor),
}: Props<Item, Full, Values>) {
  const t = useWords(editorWords);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened form is read from its title on
  useEffect(() => title.current?.focus({ preventScroll: true }), [editor.opened]);
  const v = useWords(versionsWords);
  const { conflict, gone, busy } = editor;
  const { messages } = editor.options;
  return (
    <Paper
      component="form"
      withBorder
      p="md"
      radius="md"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.submit();
      }}
    >
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <Title ref={title} tabIndex={-1} order={level === 1 ? 2 : 3} size="h3" style={{ outline: "none" }}>
            {editor.opened?.mode === "edit" ? messages.editTitle : messages.addTitle}
          </Title>
          {history && (
            <Anchor className="admin-way" size="sm" component={Link} to={history}>
              {v.history}
            </Anchor>
          )}
        </Group>
        {conflict && !gone && (
          <ConflictPanel
            type={type}
            conflict={conflict}
            mine={editor.form.values}
            busy={busy}
            onSave={editor.saveOver}
            onTake={editor.takeTheirs}
            onLater={editor.decideLater}
          />
        )}
        {gone && history && <GonePanel history={history} busy={busy} onSaveAsNew={editor.saveAsNew} />}
        {editor.restored && !gone && (
          <Alert color="yellow">
            <Group justify="space-between">
              <Text size="sm">{t.restored}</Text>
              <Button size="xs" variant="default" onClick={editor.discardDraft}>
                {t.discard}
              </Button>
            </Group>
          </Alert>
        )}
        <Fragment key={editor.generation}>
          <FormLanguages form={editor.form}>{fields}</FormLanguages>
        </Fragment>
        <div className={styles.actions} data-bottom-bar>
          <Group className={styles.save} data-bottom-bar>
            <Button type="submit" loading={editor.busy}>
              {t.save}
            </Button>
            <Button variant="default" onClick={editor.cancel}>
              {t.cancel}
            </Button>
          </Group>
          <Group className={styles.more}>
            {editor.opened?.record && pageOf && (
              <PreviewLink
                page={pageOf(editor.opened.record)}
                label={messages.editTitle}
                draft={editor.draft}
              >
                {editor.draft ? t.previewTyped : t.previewSaved}
              </PreviewLink>
            )}
            {actions}
          </Group>
        </div>
      </Stack>
    </Paper>
  );
}

/** Where the log shows the open record; null for a new one. */
function historyOf<Item, Full extends Editable, Values extends object>({
  opened,
  options,
}: Editor<Item, Full, Values>): string | null {
  const id = opened?.record?.id ?? null;
  return id === null ? null : `/admin/history?type=${options.name}&record=${encodeURIComponent(id)}`;
}

interface PreviewLinkProps extends ButtonProps {
  /** The page on the site, such as `/car/night-fox`. */
  page: string;
  /** What is shown; spoken with the link. */
  label: string;
  /** The draft to show in place of what is saved; `keep` stores it once more at the click. */
  draft?: { name: string; keep: () => void } | null;
  children?: string;
}

/** Opens a page of the site in a new window as it will be once the record is public, as saved or as a draft has it. */
export function PreviewLink({ page, label, draft = null, children, ...button }: PreviewLinkProps) {
  const t = useWords(editorWords);
  const text = children ?? t.preview;
  return (
    <Button
      {...button}
      component="a"
      href={previewOf(page, draft?.name ?? null)}
      onClick={draft?.keep}
      target="_blank"
      rel="noopener"
      variant="default"
      aria-label={`${text}: ${label} (${t.newWindow})`}
    >
      {text}
    </Button>
  );
}

interface GoneProps {
  /** Where the log shows the record. */
  history: string;
  busy: boolean;
  onSaveAsNew: () => void;
}

/** The record of an open form was deleted by somebody else: what was typed can be saved as a new one. */
function GonePanel({ history, busy, onSaveAsNew }: GoneProps) {
  const t = useWords(versionsWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={id}>
      <Alert color="yellow" role="presentation">
        <Stack gap="sm">
          <Title order={3} size="h4" id={id} ref={heading} tabIndex={-1}>
            {t.goneTitle}
          </Title>
          <Text size="sm">{t.goneText}</Text>
          <Group gap="xs">
            <Button size="sm" loading={busy} onClick={onSaveAsNew}>
              {t.saveAsNew}
            </Button>
            <Button size="sm" variant="default" component={Link} to={history}>
              {t.openHistory}
            </Button>
          </Group>
        </Stack>
      </Alert>
    </Box>
  );
}
