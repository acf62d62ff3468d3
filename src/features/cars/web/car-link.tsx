import type { ComponentProps } from "react";
import { taggedPostsQuery } from "#features/blog/web/index.ts";
import { teamMembersQuery } from "#features/team-members/web/index.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import type { PublicCar } from "../cars.contract.ts";
import { carQuery } from "./cars.queries.ts";

/** The width of the large picture on a car's page. */
export const CAR_PICTURE_SIZES = "100vw";

interface Props extends Omit<ComponentProps<typeof SiteLink>, "to" | "queries" | "picture"> {
  car: PublicCar;
}

export const carPath = (car: Pick<PublicCar, "slug">) => `/car/${car.slug}`;

/** The name of a car's picture on cards and on its page. */
export const carPictureName = (car: Pick<PublicCar, "id">) => `car-${car.id}`;

/** What a car's page reads beside the car: who drives it, and what the blog says of it. */
export function besideCar({ name }: Pick<PublicCar, "name">): ApiQuery<unknown>[] {
  return [teamMembersQuery, taggedPostsQuery(name)];
}

/** A link to a car's page, which is prefetched with its first picture. */
export function CarLink({ car, ...link }: Props) {
  return (
    <SiteLink
      {...link}
      to={carPath(car)}
      viewTransition
      queries={[carQuery(car.slug), ...besideCar(car)]}
      picture={car.image_path ? { path: car.image_path, sizes: CAR_PICTURE_SIZES } : undefined}
    />
  );
}
