ALTER TABLE "achievement_stats" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "car_photos" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "product_photos" ADD COLUMN "alt" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "translation_behind" jsonb;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "translation_behind" jsonb;