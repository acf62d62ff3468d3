import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the home page's latest posts and of a post's card. */
export const blogWords = defineWords(
  {
    kicker: "Team magazine",
    latestTitle: "Latest news",
    latestLead: "From the last race weekend, and from the workshop lift.",
    allPosts: "All posts",
    latestFailed: "Failed to load blog data",
    untitled: "No title",
    back: "Back to blog",
    fromBlog: "From the blog",
    related: "Related posts",
    relatedKicker: "Read on",
    loadFailed: "Failed to load posts",
  },
  {
    kicker: "Týmový magazín",
    latestTitle: "Co je nového",
    latestLead: "Z posledního závodního víkendu i od zvedáku v dílně.",
    allPosts: "Všechny články",
    latestFailed: "Nepodařilo se načíst novinky z blogu",
    untitled: "Bez názvu",
    back: "Zpět na blog",
    fromBlog: "Z blogu",
    related: "Související články",
    relatedKicker: "Čtěte dál",
    loadFailed: "Nepodařilo se načíst články",
  },
);
