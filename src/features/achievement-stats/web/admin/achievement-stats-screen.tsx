import { Group } from "@mantine/core";
import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import type { Column } from "#kit/web/editor/record-table.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Icon } from "#kit/web/ui/icon.tsx";
import { useWords } from "#kit/web/words.ts";
import type { AchievementStat, AchievementStatsEndpoints } from "../../achievement-stats.contract.ts";
import type { StatIcon } from "../../stat-icons.ts";
import { STAT_ICONS } from "../stat-icon.ts";
import { AchievementStatFields } from "./achievement-stat-fields.tsx";
import { type AchievementStatValues, EMPTY_STAT, statFaults, statValues } from "./achievement-stat-values.ts";
import { allAchievementStatsQuery } from "./achievement-stats-admin.queries.ts";
import { achievementStatsAdminWords } from "./achievement-stats-admin.words.ts";

/** /admin/achievement-stats: list and form of the counters on the home page. */
export default function AchievementStatsScreen() {
  const t = useWords(achievementStatsAdminWords);
  const api = useApi();
  const call = api.of<AchievementStatsEndpoints>();
  const editor = useEditor<AchievementStat, AchievementStat, AchievementStatValues>({
    name: "achievement-stats",
    list: allAchievementStatsQuery,
    idOf: ({ id }) => id,
    labelOf: ({ title }) => title || t.noTitle,
    load: (_, { id }) => call("GET /achievement-stats/:id", { params: { id } }),
    empty: EMPTY_STAT,
    toValues: statValues,
    check: statFaults,
    save: (api, values, stored) =>
      stored
        ? api.of<AchievementStatsEndpoints>()("PUT /achievement-stats/:id", {
            params: { id: stored.id },
            body: values,
          })
        : call("POST /achievement-stats", { body: values }),
    remove: (_, { id }) => call("DELETE /achievement-stats/:id", { params: { id } }),
    messages: t,
  });
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/#about"}
      order={{
        idOf: ({ id }) => id,
        save: (items) =>
          call("PUT /display-order/achievement-stats", { body: { ids: items.map(({ id }) => id) } }),
      }}
      words={t}
      columns={useColumns()}
      fields={<AchievementStatFields form={editor.form} />}
    />
  );
}

function useColumns(): Column<AchievementStat>[] {
  const t = useWords(achievementStatsAdminWords);
  const shared = useWords(editorWords);
  return [
    {
      header: t.titleText,
      slot: "title",
      cell: ({ title }) => title || t.noTitle,
      text: ({ title }) => title,
    },
    { header: t.value, cell: ({ value }) => value || t.noValue, text: ({ value }) => value },
    { header: t.icon, slot: "plain", cell: ({ icon }) => <StatIconCell icon={icon} /> },
    { header: shared.order, slot: "order", cell: ({ display_order }) => display_order },
    { header: shared.active, slot: "plain", cell: ({ is_active }) => <ActiveBadge active={is_active} /> },
  ];
}

function StatIconCell({ icon }: { icon: StatIcon }) {
  const t = useWords(achievementStatsAdminWords);
  const drawing = STAT_ICONS[icon];
  if (!drawing) return t.noIcon;
  return (
    <Group gap="xs" wrap="nowrap">
      <Icon icon={drawing} />
      {t.icons[icon]}
    </Group>
  );
}
