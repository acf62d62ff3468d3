import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const blogLeaf: ContentLeaf = {
  type: "blog",
  group: "web",
  order: 10,
  icon: "newspaper",
  add: {
    name: { en: "Write a post", cs: "Napsat příspěvek" },
    known: { en: "new post, article", cs: "nový příspěvek, článek, novinka" },
  },
  known: { en: "posts, articles, news", cs: "články, příspěvky, novinky, aktuality" },
};
