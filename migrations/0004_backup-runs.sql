CREATE TABLE "backup_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" integer NOT NULL,
	"media_files" integer NOT NULL,
	"fault" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_runs_by_time" ON "backup_runs" USING btree ("at");