import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import { productsWords } from "../products.words.ts";
import { productsQuery } from "./products.queries.ts";

/** In place of a product that is not there, with the way to those that are. */
export function ProductNotFound() {
  const words = useWords(productsWords);
  return (
    <>
      <PageHead title={words.notFound} noindex />
      <Section
        level={1}
        kicker="404"
        title={words.notFound}
        lead={words.notFoundHelp}
        action={
          <ButtonLink to="/shop" queries={[productsQuery]}>
            {words.back}
          </ButtonLink>
        }
      />
    </>
  );
}
