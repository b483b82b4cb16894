CREATE TABLE `release_files` (
	`name` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`seen_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `release_files_seen` ON `release_files` (`seen_at`);