import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import { blogWords } from "../blog.words.ts";
import { blogPageQueries } from "./blog-page-queries.ts";

/** In place of a post that is not there, with the way to those that are. */
export function PostNotFound() {
  const words = useWords(blogWords);
  return (
    <>
      <PageHead title={words.notFound} noindex />
      <Section
        level={1}
        kicker="404"
        title={words.notFound}
        lead={words.notFoundHelp}
        action={
          <ButtonLink to="/blog" queries={blogPageQueries()}>
            {words.back}
          </ButtonLink>
        }
      />
    </>
  );
}
