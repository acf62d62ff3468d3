import { defineWords } from "#kit/web/language/words.ts";

export const achievementStatsWords = defineWords(
  { failed: "Failed to load achievement stats", label: "The team in numbers" },
  { failed: "Nepodařilo se načíst statistiky úspěchů", label: "Tým v číslech" },
);
