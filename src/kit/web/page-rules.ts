/** What a page is. Its route says it as `handle`; it holds for all routes below that one too. */
export interface PageRules {
  /** Parameters of the address that the page is made of, beside `lang`: others are no part of what is rendered. */
  parameters?: readonly string[];
  /** Its address is the key to somebody's order: never kept, never found, never told to others. */
  isPersonal?: true;
  /** For the team: never kept, never found. */
  isForTheTeam?: true;
  /** Of no use to who searches, such as the cart: search engines leave it alone. */
  noindex?: true;
  /** Scans with the camera, which is forbidden everywhere else. */
  usesCamera?: true;
}

/** Whether search engines leave the page alone, for one of three reasons. */
export function isUnlisted({ isPersonal, isForTheTeam, noindex }: PageRules): boolean {
  return Boolean(isPersonal || isForTheTeam || noindex);
}

/** What the matched routes say together, from `handle` of each. */
export function rulesOf(handles: unknown[]): PageRules & Required<Pick<PageRules, "parameters">> {
  const rules = handles.filter(
    (handle): handle is PageRules => typeof handle === "object" && handle !== null,
  );
  return Object.assign({}, ...rules, { parameters: rules.flatMap(({ parameters = [] }) => parameters) });
}
