import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isNotFound } from "../../api/api-error.ts";
import { QueryState } from "../feedback/query-state.tsx";
import { PageHead } from "./page-head.tsx";
import { NotFoundSection, Section } from "./section.tsx";

interface Props<T> {
  query: UseQueryResult<T, Error>;
  words: {
    kicker: string;
    /** Stands while the record is on its way. */
    title: string;
    loadFailed: string;
    notFound: string;
    notFoundHelp: string;
  };
  /** The way to the records that are there. */
  others: ReactNode;
  /** True for a record that visitors do not see. */
  isHidden?: (record: T) => boolean;
  children: (record: T) => ReactNode;
}

/** A page of one record: what it says while the record loads, where that fails, and where there is none. */
export function RecordPage<T>({ query, words, others, isHidden, children }: Props<T>) {
  const { data, error } = query;
  if (isNotFound(error) || (data !== undefined && isHidden?.(data)))
    return <NotFoundSection title={words.notFound} lead={words.notFoundHelp} action={others} />;
  if (data !== undefined) return children(data);
  return (
    <Section level={1} kicker={words.kicker} title={words.title}>
      <PageHead title={words.title} noindex />
      <QueryState query={query} errorText={words.loadFailed}>
        {() => null}
      </QueryState>
    </Section>
  );
}
