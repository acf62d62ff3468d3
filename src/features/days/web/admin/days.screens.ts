import { EVERYBODY } from "#kit/contract/roles.ts";
import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const daysLeaf: ContentLeaf = {
  type: "days",
  group: "rides",
  order: 10,
  // Who edits none of them works on them all the same.
  roles: EVERYBODY,
  icon: "calendar",
  add: {
    roles: ["editor"],
    name: { en: "Add a ride day", cs: "Přidat den jízd" },
    known: { en: "new day, new date", cs: "nový den, nový termín" },
  },
  known: {
    en: "ride day dates, who rides on Saturday, slots, times",
    cs: "termíny jízd, kdo jede v sobotu, časy, kdy se jezdí",
  },
};
