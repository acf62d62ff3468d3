import { Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { useWords } from "#kit/web/language/words.ts";
import { SETTING_SUBJECTS, type SettingSubject } from "../../setting-subjects.ts";
import { settingSubjectsWords } from "./setting-subjects.words.ts";

/** Leads to the settings of one subject, each at an address of its own, and says where they are seen. */
export function SubjectLinks({ shown }: { shown: SettingSubject | undefined }) {
  const t = useWords(settingSubjectsWords);
  const link = (subject: SettingSubject | undefined, name: string) => (
    <Button
      key={name}
      component={Link}
      to={subject ? `/admin/settings?subject=${subject}` : "/admin/settings"}
      variant={subject === shown ? "filled" : "default"}
      size="sm"
      aria-current={subject === shown ? "page" : undefined}
    >
      {name}
    </Button>
  );
  return (
    <Stack gap="xs">
      <Group component="nav" aria-label={t.subjects} gap="xs">
        {link(undefined, t.all)}
        {SETTING_SUBJECTS.map((subject) => link(subject, t.names[subject]))}
      </Group>
      {shown && <Text size="sm">{t.seen[shown]}</Text>}
    </Stack>
  );
}
