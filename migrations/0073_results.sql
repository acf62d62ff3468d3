CREATE TABLE "result_battles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_battles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"round_id" integer NOT NULL,
	"stage" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text DEFAULT 'main' NOT NULL,
	"winner_id" integer,
	"how" text,
	"reruns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"runs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "result_battles_once" UNIQUE("round_id","kind","stage","position")
);
--> statement-breakpoint
CREATE TABLE "result_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"season_id" integer NOT NULL,
	"round_id" integer,
	"entry_id" integer,
	"driver_id" integer NOT NULL,
	"what" text NOT NULL,
	"value" double precision NOT NULL,
	"reason" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_countings" (
	"round_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"number" integer NOT NULL,
	"factor" double precision DEFAULT 1 NOT NULL,
	"factor_of" text,
	"mark" text DEFAULT '' NOT NULL,
	"always_counts" boolean DEFAULT false NOT NULL,
	"rules" jsonb,
	CONSTRAINT "result_countings_round_id_season_id_pk" PRIMARY KEY("round_id","season_id"),
	CONSTRAINT "result_countings_factor" CHECK ("result_countings"."factor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "result_drivers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_drivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"other_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nation" text DEFAULT '' NOT NULL,
	"team_member_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"round_id" integer NOT NULL,
	"driver_id" integer NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"car" text DEFAULT '' NOT NULL,
	"car_id" integer,
	"make" text DEFAULT '' NOT NULL,
	"tyre" text DEFAULT '' NOT NULL,
	"team" text DEFAULT '' NOT NULL,
	"nation" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'entered' NOT NULL,
	"is_guest" boolean DEFAULT false NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"seed" integer,
	"seed_by_hand" integer,
	"rank_by_hand" integer,
	"tie_order" integer,
	"place_by_hand" integer,
	"official_place" integer,
	"was_in_tree" boolean,
	"typed_qualifying" double precision,
	"typed_battle" double precision,
	CONSTRAINT "result_entries_once" UNIQUE("round_id","driver_id")
);
--> statement-breakpoint
CREATE TABLE "result_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"season_id" integer NOT NULL,
	"number" integer NOT NULL,
	"names" jsonb NOT NULL,
	"track" text DEFAULT '' NOT NULL,
	"date" date,
	"event_id" integer,
	"state" text DEFAULT 'planned' NOT NULL,
	"stopped_after" integer,
	"is_official" boolean DEFAULT false NOT NULL,
	"slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rules" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_rounds_once" UNIQUE("season_id","number")
);
--> statement-breakpoint
CREATE TABLE "result_runs" (
	"entry_id" integer NOT NULL,
	"run" integer NOT NULL,
	"score" double precision,
	"part" double precision,
	CONSTRAINT "result_runs_entry_id_run_pk" PRIMARY KEY("entry_id","run")
);
--> statement-breakpoint
CREATE TABLE "result_seasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series_id" integer NOT NULL,
	"year" integer NOT NULL,
	"class" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_seasons_once" UNIQUE("series_id","year","class")
);
--> statement-breakpoint
CREATE TABLE "result_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"names" jsonb NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_series_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "result_battles" ADD CONSTRAINT "result_battles_round_id_result_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."result_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_battles" ADD CONSTRAINT "result_battles_winner_id_result_entries_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."result_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_corrections" ADD CONSTRAINT "result_corrections_season_id_result_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."result_seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_corrections" ADD CONSTRAINT "result_corrections_round_id_result_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."result_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_corrections" ADD CONSTRAINT "result_corrections_entry_id_result_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."result_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_corrections" ADD CONSTRAINT "result_corrections_driver_id_result_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."result_drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_countings" ADD CONSTRAINT "result_countings_round_id_result_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."result_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_countings" ADD CONSTRAINT "result_countings_season_id_result_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."result_seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_drivers" ADD CONSTRAINT "result_drivers_team_member_id_team_members_id_fk" FOREIGN KEY ("team_member_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_entries" ADD CONSTRAINT "result_entries_round_id_result_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."result_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_entries" ADD CONSTRAINT "result_entries_driver_id_result_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."result_drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_entries" ADD CONSTRAINT "result_entries_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rounds" ADD CONSTRAINT "result_rounds_season_id_result_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."result_seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rounds" ADD CONSTRAINT "result_rounds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_runs" ADD CONSTRAINT "result_runs_entry_id_result_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."result_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_seasons" ADD CONSTRAINT "result_seasons_series_id_result_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."result_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_corrections_of_season" ON "result_corrections" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "result_countings_of_season" ON "result_countings" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "result_drivers_of_member" ON "result_drivers" USING btree ("team_member_id");--> statement-breakpoint
CREATE INDEX "result_entries_of_driver" ON "result_entries" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "result_entries_of_car" ON "result_entries" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "result_rounds_of_event" ON "result_rounds" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "result_seasons_by_year" ON "result_seasons" USING btree ("year");