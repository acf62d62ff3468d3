CREATE TABLE "history_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"user_email" text NOT NULL,
	"user_name" text NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"action" text NOT NULL,
	"label" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "history_media" (
	"entry_id" integer NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "history_media_entry_id_path_pk" PRIMARY KEY("entry_id","path")
);
--> statement-breakpoint
ALTER TABLE "history_media" ADD CONSTRAINT "history_media_entry_id_history_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."history_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_entries_by_time" ON "history_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "history_entries_of_record" ON "history_entries" USING btree ("type","record_id","id");--> statement-breakpoint
CREATE INDEX "history_media_by_path" ON "history_media" USING btree ("path");