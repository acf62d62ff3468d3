import { footerPagesQuery, pageQuery } from "#features/pages/web/pages.queries.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { useWords } from "#kit/web/words.ts";
import { partnersWords } from "./partners.words.ts";
import { PARTNERS } from "./partners-address.ts";

/** The way to the page for partners; nothing while the team has none in its footer. */
export function PartnersWay() {
  const words = useWords(partnersWords);
  const { data: pages = [] } = useApiQuery(footerPagesQuery);
  if (!pages.some(({ slug }) => slug === PARTNERS)) return null;
  return (
    <ButtonLink to={`/page/${PARTNERS}`} queries={[pageQuery(PARTNERS)]} variant="quiet">
      {words.become}
    </ButtonLink>
  );
}
