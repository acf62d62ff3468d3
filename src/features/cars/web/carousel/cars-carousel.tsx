import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { bySeason } from "../../car-specs.ts";
import { carsWords } from "../../cars.words.ts";
import { carsQuery } from "../cars.queries.ts";
import { Carousel } from "./carousel.tsx";

/** The home page's cars: newest season first, opening on the current one. */
export function CarsCarousel() {
  const words = useWords(carsWords);
  const cars = useApiQuery(carsQuery);
  const all = (
    <ButtonLink to="/cars-gallery" queries={[carsQuery]} variant="quiet">
      {words.allCars}
    </ButtonLink>
  );
  return (
    <Section id="cars" kicker={words.kicker} title={words.title} lead={words.lead} action={all} bleed>
      <QueryState query={cars} errorText={words.loadFailed} emptyText={words.noCars}>
        {(list) => <Carousel cars={bySeason(list)} />}
      </QueryState>
    </Section>
  );
}
