CREATE TABLE `erasures_to_record` (
	`key` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`workspace_id` text,
	`reason` text,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `restores` (
	`id` text PRIMARY KEY NOT NULL,
	`taken_at` integer NOT NULL,
	`restored_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `restores_newest` ON `restores` (`restored_at`);