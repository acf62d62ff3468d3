import { Group } from "@mantine/core";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Icon } from "#kit/web/ui/icon.tsx";
import { useWords } from "#kit/web/words.ts";
import { type AchievementStat, achievementStats, type StatIcon } from "../../achievement-stats.content.ts";
import { STAT_ICONS } from "../stat-icon.ts";
import { AchievementStatFields } from "./achievement-stat-fields.tsx";
import { achievementStatsAdminWords } from "./achievement-stats-admin.words.ts";

/** /admin/achievement-stats: list and form of the counters on the home page. */
export default function AchievementStatsScreen() {
  const t = useWords(achievementStatsAdminWords);
  const shared = useWords(editorWords);
  const api = useApi();
  const editor = useContentEditor(achievementStats, { words: t });
  const { choice, label } = useContentLabels(achievementStats);
  const { title, order, state } = useContentColumns(achievementStats, t.unnamed);
  const columns: Column<AchievementStat>[] = [
    title,
    { header: label("value"), cell: ({ value }) => value || t.noValue, text: ({ value }) => value },
    {
      header: label("icon"),
      slot: "plain",
      cell: ({ icon }) => <StatIconCell icon={icon} name={choice("icon", icon)} />,
    },
    order,
    { ...state, header: shared.active },
  ];
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/#about"}
      order={listOrderOf(achievementStats, api)}
      columns={columns}
      fields={<AchievementStatFields form={editor.form} />}
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
