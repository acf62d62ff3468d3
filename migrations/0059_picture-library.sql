ALTER TABLE "media_files" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "uploaded_by" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "alt" jsonb;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "cut_from" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "crop" jsonb;--> statement-breakpoint
CREATE INDEX "media_files_newest" ON "media_files" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_files_by_hash" ON "media_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "media_files_cut_from" ON "media_files" USING btree ("cut_from");--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_id_unique" UNIQUE("id");--> statement-breakpoint
UPDATE "media_files" SET "name" = "blog_images"."name" FROM "blog_images" WHERE "blog_images"."path" = "media_files"."path";
