import { and, eq, lte, type SQL } from "drizzle-orm";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { blogPosts } from "./blog.table.ts";

/** Published: no draft, and its day has come in Prague. */
export function isPublished({ now }: Context): SQL | undefined {
  return and(eq(blogPosts.is_active, true), lte(blogPosts.published_date, pragueDay(now())));
}

/** What the asker may see: visitors published posts, the team all. */
export function isVisible(context: Context): SQL | undefined {
  return context.user ? undefined : isPublished(context);
}

interface Dated {
  published_date: string;
  created_at: Date;
  updated_at: Date;
}

/** The day of the last change; the published day where nothing was changed since, or only before it. */
export function updatedDay({ published_date, created_at, updated_at }: Dated): string {
  const day = pragueDay(updated_at);
  return updated_at > created_at && day > published_date ? day : published_date;
}
