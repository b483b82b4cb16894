CREATE TABLE "release_files" (
	"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"content" text collate "C" NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "release_files_seen" ON "release_files" USING btree ("seen_at");