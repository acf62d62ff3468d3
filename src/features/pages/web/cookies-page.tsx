import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { cookiesWords } from "../cookies.words.ts";
import type { ShownPage } from "../pages.contract.ts";
import { CookieSettings } from "./cookie-settings.tsx";
import { PageView } from "./page-view.tsx";
import { pageQuery, versionOf } from "./pages.queries.ts";
import { StoredList } from "./stored-list.tsx";

export const handle: PageRules = { parameters: ["version"] };

export function loader(args: LoaderFunctionArgs) {
  return prefetchPage(args, pageQuery("cookies", versionOf(new URL(args.request.url).searchParams)));
}
export const clientLoader = waitForNothing;

/** What a browser keeps for the site, and the visitor's choice about it: that works also where the text does not load. */
export default function CookiesPage() {
  const words = useWords(cookiesWords);
  const { data } = useApiQuery(pageQuery("cookies", versionOf(useSearchParams()[0])));
  const withoutText: ShownPage = {
    id: null,
    slug: "cookies",
    title: words.title,
    lead: "",
    content: "",
    valid_from: "",
    version: null,
    is_current: true,
  };
  return (
    <PageView
      page={data ?? withoutText}
      own={[
        { id: "settings", title: words.settings, content: <CookieSettings /> },
        { id: "stored", title: words.list, content: <StoredList /> },
      ]}
    />
  );
}
