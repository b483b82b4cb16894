-- Unlogged: what is in them counts for minutes or hours, so nothing waits for the disk, and a crash of PostgreSQL empties them.
CREATE UNLOGGED TABLE "previews" (
	"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"workspace_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"draft" text collate "C" NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
-- rate-limiter-flexible fills the first three columns by their order.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"expire" bigint,
	"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "shared_values" (
	"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"name" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"value" text collate "C",
	"until" bigint NOT NULL,
	CONSTRAINT "shared_values_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previews_workspace" ON "previews" USING btree ("workspace_id","kind");