import { products } from "#features/products/server/products.table.ts";
import { reviews } from "#features/reviews/server/reviews.table.ts";
import { pragueDay } from "#kit/contract/days.ts";
import { pragueMoment } from "#kit/contract/prague-time.ts";
import type { Database } from "#kit/server/database.ts";
import { reviewsOn } from "../../demo/content/reviews.ts";

const DAY_MS = 86_400_000;

/** Stores the demo team's invented reviews, after its products. Nobody was invited to write them. */
export async function storeDemoReviews(tx: Database, now: Date): Promise<void> {
  const known = await tx.select().from(products);
  for (const { product, days: _days, written, answer, ...review } of reviewsOn(pragueDay(now))) {
    const about = known.find(({ slug }) => slug === product);
    if (!about) throw new Error(`The demo team has no product ${product}`);
    const { en, cs } = about.translations;
    const written_at = pragueMoment(written, "18:00");
    const decided_at = new Date(written_at.getTime() + DAY_MS);
    await tx.insert(reviews).values({
      ...{ ...review, product_id: about.id, names: { en: en.name, cs: cs.name } },
      ...{ state: "published", written_at, decided_at, answer },
      ...(answer && { answer_language: review.language, answered_at: decided_at }),
    });
  }
}
