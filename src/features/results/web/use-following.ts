import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";

/** So that hundreds of pages do not ask in the same moment. */
const SPREAD_MS = 500;

/** While `isRunning`, the page asks again whenever the round changes. A page that nobody sees does not listen. */
export function useFollowing(id: number, isRunning: boolean, query: ApiQuery<unknown>): void {
  const client = useQueryClient();
  const { language } = useLanguage();
  const key = JSON.stringify([language, ...query.key]);
  useEffect(() => {
    if (!isRunning) return;
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => client.invalidateQueries({ queryKey: JSON.parse(key) }),
        Math.random() * SPREAD_MS,
      );
    };
    const listen = () => {
      if (document.hidden || source !== null) return;
      source = new EventSource(`/api/results/rounds/${id}/live`);
      source.addEventListener("changed", refresh);
    };
    const change = () => {
      if (!document.hidden) return listen();
      source?.close();
      source = null;
    };
    listen();
    document.addEventListener("visibilitychange", change);
    return () => {
      document.removeEventListener("visibilitychange", change);
      clearTimeout(timer);
      source?.close();
    };
  }, [id, isRunning, client, key]);
}
