/** What the filters offer, with the numbers of posts. */
export interface FilterChoices {
  categories: { category: string; post_count: number }[];
  tags: { name: string; count: number }[];
}
