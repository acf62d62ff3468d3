import type { LoaderFunctionArgs } from "react-router";
import { isNotFound } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { NotFoundSection, Section } from "#kit/web/ui/page/section.tsx";
import { newsletterWords } from "../newsletter.words.ts";
import { newsletterOfferQuery } from "./newsletter.queries.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const loader = (args: LoaderFunctionArgs) => prefetchPage(args, newsletterOfferQuery);
export const clientLoader = waitForNothing;

/** /newsletter: the sign-up, while the team sends letters. */
export default function NewsletterPage() {
  const words = useWords(newsletterWords);
  const query = useApiQuery(newsletterOfferQuery);
  if (isNotFound(query.error))
    return (
      <NotFoundSection
        title={words.off}
        lead={words.offHelp}
        action={<ButtonLink to="/">{words.home}</ButtonLink>}
      />
    );
  return (
    <Section level={1} kicker={words.kicker} title={words.title} lead={words.lead}>
      <PageHead title={words.kicker} description={words.lead} />
      <QueryState query={query} errorText={words.mine.loadFailed}>
        {({ consent }) => <SignUpForm consent={consent} />}
      </QueryState>
    </Section>
  );
}
