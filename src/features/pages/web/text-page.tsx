import { type LoaderFunctionArgs, useLocation, useParams, useSearchParams } from "react-router";
import { isNotFound } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { WayHome } from "#kit/web/ui/links/way-home.tsx";
import { NotFoundSection, Section } from "#kit/web/ui/page/section.tsx";
import { isSystemPage } from "../page-address.ts";
import { pagesWords } from "../pages.words.ts";
import { type OwnPart, PageView } from "./page-view.tsx";
import { pageQuery, versionOf } from "./pages.queries.ts";
import { Seller } from "./seller.tsx";

export const handle: PageRules = { parameters: ["version"] };

export function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  return prefetchPage(args, pageQuery(slugOf(args.params, pathname), versionOf(searchParams)));
}
export const clientLoader = waitForNothing;

/** /terms and the other pages that every shop needs, and /page/:slug. */
export default function TextPage() {
  return <TextPageWith />;
}

/** The page with a slug, of the address unless given, and with parts that the program adds at its end. */
export function TextPageWith({ slug: given, own }: { slug?: string; own?: OwnPart[] }) {
  const words = useWords(pagesWords);
  const asked = slugOf(useParams(), useLocation().pathname);
  const slug = given ?? asked;
  const query = useApiQuery(pageQuery(slug, versionOf(useSearchParams()[0])));
  if (isNotFound(query.error))
    return <NotFoundSection title={words.notFound} lead={words.notFoundHelp} action={<WayHome />} />;
  if (!query.data)
    return (
      <Section level={1} kicker={words.kicker} title={words.unloaded}>
        <QueryState query={query} errorText={words.loadFailed}>
          {() => null}
        </QueryState>
      </Section>
    );
  return (
    <PageView
      page={query.data}
      intro={isSystemPage(slug) && <Seller />}
      {...(own && { own, ownPlace: "last" })}
    />
  );
}

/** The last part of the address. */
function slugOf(params: { slug?: string | undefined }, pathname: string): string {
  return params.slug ?? pathname.split("/").at(-1) ?? "";
}
