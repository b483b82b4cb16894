CREATE TABLE "imported_approvals" (
	"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"import_id" text collate "C" PRIMARY KEY NOT NULL,
	"workspace_id" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"member_name" text collate "C",
	"tag_id" text collate "C",
	"service" text collate "C",
	"read_at" bigint NOT NULL,
	"after_row" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"approved" bigint DEFAULT 0 NOT NULL,
	"asked" bigint DEFAULT 0 NOT NULL,
	"reason" text collate "C",
	"started_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "testimonial_events" ADD COLUMN "is_one_of_many" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_approvals" ADD CONSTRAINT "imported_approvals_import_id_existing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."existing_imports"("id") ON DELETE cascade ON UPDATE no action;