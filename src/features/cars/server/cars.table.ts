import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns } from "#kit/server/content/content-columns.ts";
import { registerMediaReferences } from "#kit/server/media/media-references.ts";
import type { SpecIcons } from "../car-specs.ts";
import type { CarTexts } from "../cars.content.ts";

export const cars = pgTable(
  "cars",
  {
    ...contentColumns<CarTexts>(),
    slug: text().notNull().unique(),
    image_path: text(),
    /** A stored film, or the address of one; blank: none. */
    film: text().notNull().default(""),
    horsepower: integer(),
    is_current: boolean().notNull().default(false),
    spec_icons: jsonb().$type<SpecIcons>().notNull(),
  },
  // At most one car is the current one, whatever two writers do at the same moment.
  (car) => [uniqueIndex("cars_one_current").on(car.is_current).where(sql`${car.is_current}`)],
);

export const carPhotos = pgTable(
  "car_photos",
  {
    ...contentColumns<{ description: string }>(),
    car_id: integer()
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    image_path: text().notNull(),
    name: text().notNull().default(""),
  },
  (photo) => [index("car_photos_of_car").on(photo.car_id, photo.display_order)],
);

registerMediaReferences(cars.image_path, cars.film, carPhotos.image_path);
