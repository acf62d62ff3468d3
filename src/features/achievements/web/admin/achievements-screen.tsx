import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import type { Column } from "#kit/web/editor/record-table.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { Achievement, AchievementsEndpoints } from "../../achievements.contract.ts";
import { AchievementFields } from "./achievement-fields.tsx";
import {
  type AchievementValues,
  achievementBody,
  achievementFaults,
  achievementValues,
  EMPTY_ACHIEVEMENT,
} from "./achievement-values.ts";
import { allAchievementsQuery, fetchInBothLanguages } from "./achievements-admin.queries.ts";
import { achievementsAdminWords } from "./achievements-admin.words.ts";

/** /admin/achievements: list and form of achievements. */
export default function AchievementsScreen() {
  const t = useWords(achievementsAdminWords);
  const api = useApi();
  const call = api.of<AchievementsEndpoints>();
  const editor = useEditor<Achievement, Achievement, AchievementValues>({
    name: "achievements",
    list: allAchievementsQuery,
    idOf: ({ id }) => id,
    labelOf: ({ title }) => title || t.noTitle,
    load: (_, { id }) => fetchInBothLanguages(api, id),
    empty: EMPTY_ACHIEVEMENT,
    toValues: achievementValues,
    check: achievementFaults,
    save: (api, values, stored) =>
      stored
        ? api.of<AchievementsEndpoints>()("PUT /achievements/:id", {
            params: { id: stored.id },
            body: achievementBody(values),
          })
        : call("POST /achievements", { body: achievementBody(values) }),
    remove: (_, { id }) => call("DELETE /achievements/:id", { params: { id } }),
    messages: t,
  });
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/achievements-gallery"}
      order={{
        idOf: ({ id }) => id,
        save: (items) =>
          call("PUT /display-order/achievements", { body: { ids: items.map(({ id }) => id) } }),
        groupOf: ({ year }) => year,
      }}
      columns={useColumns()}
      fields={<AchievementFields form={editor.form} />}
    />
  );
}

function useColumns(): Column<Achievement>[] {
  const t = useWords(achievementsAdminWords);
  const shared = useWords(editorWords);
  return [
    {
      header: t.titleText,
      slot: "title",
      cell: ({ title }) => title || t.noTitle,
      text: ({ title }) => title,
    },
    {
      header: t.year,
      slot: "plain",
      cell: ({ year }) => year ?? t.noYear,
      text: ({ year }) => String(year ?? ""),
    },
    { header: shared.order, slot: "order", cell: ({ display_order }) => display_order },
    { header: shared.active, slot: "plain", cell: ({ is_active }) => <ActiveBadge active={is_active} /> },
  ];
}
