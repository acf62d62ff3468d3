import type { ComponentProps } from "react";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import type { ShownCar } from "../cars.contract.ts";
import { carQuery } from "./cars.queries.ts";

/** The width of the large picture on a car's page. */
export const CAR_PICTURE_SIZES = "100vw";

interface Props extends Omit<ComponentProps<typeof SiteLink>, "to" | "queries" | "picture"> {
  car: ShownCar;
}

export const carPath = (car: Pick<ShownCar, "slug">) => `/car/${car.slug}`;

/** The name of a car's picture on cards and on its page. */
export const carPictureName = (car: Pick<ShownCar, "id">) => `car-${car.id}`;

/** A link to a car's page, which is prefetched with its first picture. */
export function CarLink({ car, ...link }: Props) {
  return (
    <SiteLink
      {...link}
      to={carPath(car)}
      viewTransition
      queries={[carQuery(car.slug)]}
      picture={car.image_path ? { path: car.image_path, sizes: CAR_PICTURE_SIZES } : undefined}
    />
  );
}
