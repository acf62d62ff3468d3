import { footerPagesQuery, pageQuery } from "#features/pages/web/pages.queries.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
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
