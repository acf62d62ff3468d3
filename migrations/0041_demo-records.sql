CREATE TABLE "demo_records" (
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "demo_records_type_record_id_pk" PRIMARY KEY("type","record_id")
);
