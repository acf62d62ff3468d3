import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWords } from "../../language/words.ts";
import { Button } from "../buttons/button.tsx";
import { uiWords } from "../ui.words.ts";
import { Notice } from "./notice.tsx";
import { Spinner } from "./spinner.tsx";

interface Props<T> {
  query: UseQueryResult<T, Error>;
  /** Shown in place of the content when the read failed. */
  errorText: string | ((error: Error) => string);
  emptyText?: ReactNode;
  /** The way on beside the empty text. */
  emptyAction?: ReactNode;
  /** True for data that has nothing to show; an empty array unless told. */
  isEmpty?: (data: T) => boolean;
  /** Reads beside this one that its 'Try again' asks anew too. */
  together?: { isError: boolean; refetch: () => unknown }[];
  /** In place of the spinner, where a page has a better stand-in. */
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The three states of everything that loads: spinner, error with 'Try again', content (or its empty text). */
export function QueryState<T>({
  query,
  errorText,
  emptyText,
  emptyAction,
  isEmpty = isEmptyArray,
  together = [],
  loading,
  children,
}: Props<T>) {
  const words = useWords(uiWords);
  function tryAgain() {
    void query.refetch();
    for (const other of together) if (other.isError) void other.refetch();
  }
  if (query.data !== undefined) {
    if (emptyText !== undefined && isEmpty(query.data))
      return <Notice tone="empty" title={emptyText} action={emptyAction} />;
    return children(query.data);
  }
  if (query.error && !query.isFetching) {
    const again = (
      <Button variant="quiet" size="small" onClick={tryAgain}>
        {words.tryAgain}
      </Button>
    );
    return (
      <Notice
        tone="error"
        title={typeof errorText === "string" ? errorText : errorText(query.error)}
        action={again}
      />
    );
  }
  return loading ?? <Spinner />;
}

function isEmptyArray(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
