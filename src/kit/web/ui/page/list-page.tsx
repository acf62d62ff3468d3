import type { ReactNode } from "react";
import { type ApiQuery, useApiQuery } from "../../api/queries.ts";
import { QueryState } from "../feedback/query-state.tsx";
import { WayHome } from "../links/way-home.tsx";
import { PageHead } from "./page-head.tsx";
import { Section } from "./section.tsx";

interface Props<Item> {
  query: ApiQuery<Item[]>;
  words: {
    title: string;
    /** For search engines. */
    description: string;
    kicker?: string;
    lead?: string;
    empty: string;
    loadFailed: string;
  };
  /** What the page shows of the active records. */
  children: (items: Item[]) => ReactNode;
}

/** A page that is one list of records, with its head and what it says while there is nothing to show. */
export function ListPage<Item extends { is_active: boolean }>({ query, words, children }: Props<Item>) {
  const { title, description, kicker, lead, empty, loadFailed } = words;
  const items = useApiQuery(query);
  return (
    <>
      <PageHead title={title} description={description} />
      <Section level={1} kicker={kicker} title={title} lead={lead}>
        <QueryState
          query={items}
          errorText={loadFailed}
          emptyText={empty}
          emptyAction={<WayHome />}
          isEmpty={(list) => !list.some((item) => item.is_active)}
        >
          {(list) => children(list.filter((item) => item.is_active))}
        </QueryState>
      </Section>
    </>
  );
}
