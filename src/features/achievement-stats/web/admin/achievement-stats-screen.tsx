import { Group } from "@mantine/core";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { ContentTypeScreen } from "#kit/web/editor/records/content-type-screen.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { achievementStats, type StatIcon } from "../../achievement-stats.content.ts";
import { STAT_ICONS } from "../stat-icon.ts";
import { AchievementStatFields } from "./achievement-stat-fields.tsx";
import { achievementStatsAdminWords } from "./achievement-stats-admin.words.ts";

/** /admin/achievement-stats: list and form of the counters on the home page. */
export default function AchievementStatsScreen() {
  const t = useWords(achievementStatsAdminWords);
  const { active } = useWords(editorWords);
  const { choice, label } = useContentLabels(achievementStats);
  const { state } = useContentColumns(achievementStats);
  return (
    <ContentTypeScreen
      content={achievementStats}
      words={t}
      page="/#about"
      columns={[
        "title",
        { header: label("value"), cell: ({ value }) => value || t.noValue, text: ({ value }) => value },
        {
          header: label("icon"),
          slot: "plain",
          cell: ({ icon }) => <StatIconCell icon={icon} name={choice("icon", icon)} />,
        },
        "display_order",
        { ...state, header: active },
      ]}
      fields={AchievementStatFields}
    />
  );
}

function StatIconCell({ icon, name }: { icon: StatIcon; name: string }) {
  const t = useWords(achievementStatsAdminWords);
  const drawing = STAT_ICONS[icon];
  if (!drawing) return t.noIcon;
  return (
    <Group gap="xs" wrap="nowrap">
      <Icon icon={drawing} />
      {name}
    </Group>
  );
}
