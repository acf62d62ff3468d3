import { blog } from "./blog.ts";
import { cars } from "./cars.ts";
import { events } from "./events.ts";
import { gallery } from "./gallery.ts";
import { products } from "./products.ts";
import { settings } from "./settings.ts";
import { sponsors } from "./sponsors.ts";
import { teamMembers } from "./team-members.ts";

/** Every picture of the demo team but the first screen's, each once, as paths in demo/pictures. */
export function pictureFiles(): string[] {
  const day = "2026-11-20";
  const pictures = [
    ...[...teamMembers, ...cars(day), ...cars(day).flatMap((car) => car.photos), ...gallery, ...sponsors].map(
      (one) => one.picture,
    ),
    ...blog(day).map((one) => one.picture),
    ...products(day).flatMap((one) => one.pictures),
    ...events(day).flatMap((one) => one.picture ?? []),
  ];
  return [...new Set(pictures)].sort();
}

/** The first screen's picture and films. */
export function heroFiles(): string[] {
  return settings
    .filter(({ setting_key }) => setting_key.startsWith("hero_"))
    .map(({ value }) => value)
    .filter(Boolean);
}
