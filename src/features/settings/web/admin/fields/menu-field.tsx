import { ActionIcon, Button, Group, Input, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Sortable } from "#kit/web/editor/reorder/sortable.tsx";
import { useSortableRow } from "#kit/web/editor/reorder/use-sortable-row.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { MENU_NAMES, MENU_SECTIONS, type MenuSection, menuEntries } from "../../../menu.ts";
import { settingsAdminWords } from "../settings-admin.words.ts";
import styles from "./menu-field.module.css";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  /** Where the form holds the menu, as a setting keeps it. */
  path: string;
  label: string;
  description?: string;
}

/** The links of a menu: moved by mouse, finger or keyboard, taken out, and put back in. */
export function MenuField<Values>({ form, path, label, description }: Props<Values>) {
  const t = useWords(settingsAdminWords).menu;
  const { language } = useLanguage();
  const { value, error } = form.getInputProps(path);
  const entries = menuEntries(String(value));
  const left = MENU_SECTIONS.filter((section) => !entries.includes(section));
  // A form of values that are still a type parameter has no paths yet; both forms hold the menu as a text.
  const put = (next: readonly string[]) => form.setFieldValue(path, next.join(",") as never);
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Sortable
        items={entries.map((entry) => ({ id: entry, label: MENU_NAMES[entry][language] }))}
        onOrder={(ids) => put(ids.map(String))}
      >
        <ol className={styles.list} aria-label={label}>
          {entries.map((entry) => (
            <MenuRow
              key={entry}
              entry={entry}
              isLast={entries.length === 1}
              onRemove={() => put(entries.filter((each) => each !== entry))}
            />
          ))}
        </ol>
      </Sortable>
      {entries.length === 1 && (
        <Text size="sm" c="dimmed">
          {t.last}
        </Text>
      )}
      {left.length > 0 && (
        <Group gap="xs" mt="xs">
          <Text size="sm">{t.add}</Text>
          {left.map((section) => (
            <Button
              key={section}
              size="xs"
              variant="default"
              aria-label={t.addOne(MENU_NAMES[section][language])}
              onClick={() => put([...entries, section])}
            >
              {MENU_NAMES[section][language]}
            </Button>
          ))}
        </Group>
      )}
    </Input.Wrapper>
  );
}

interface RowProps {
  entry: MenuSection;
  /** The only one that is left: a menu is never without links. */
  isLast: boolean;
  onRemove: () => void;
}

function MenuRow({ entry, isLast, onRemove }: RowProps) {
  const t = useWords(settingsAdminWords).menu;
  const { language } = useLanguage();
  const name = MENU_NAMES[entry][language];
  const { row, handle } = useSortableRow(entry, name);
  return (
    <li {...row} className={styles.row}>
      {handle}
      <Text className={styles.name}>{name}</Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        disabled={isLast}
        aria-label={t.remove(name)}
        onClick={onRemove}
      >
        <Icon icon="xmark" />
      </ActionIcon>
    </li>
  );
}
