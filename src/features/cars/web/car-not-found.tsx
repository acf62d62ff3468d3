import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { Section } from "#kit/web/ui/section.tsx";
import { useWords } from "#kit/web/words.ts";
import { carsWords } from "../cars.words.ts";
import { carsQuery } from "./cars.queries.ts";

/** In place of a car that is not there, with the way to those that are. */
export function CarNotFound() {
  const words = useWords(carsWords);
  return (
    <>
      <PageHead title={words.notFound} noindex />
      <Section
        level={1}
        kicker="404"
        title={words.notFound}
        lead={words.notFoundHelp}
        action={
          <ButtonLink to="/cars-gallery" queries={[carsQuery]}>
            {words.allCars}
          </ButtonLink>
        }
      />
    </>
  );
}
