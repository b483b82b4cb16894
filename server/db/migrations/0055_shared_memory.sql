CREATE TABLE `previews` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`draft` text NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `previews_workspace` ON `previews` (`workspace_id`,`kind`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`expire` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `shared_values` (
	`name` text NOT NULL,
	`key` text NOT NULL,
	`value` text,
	`until` integer NOT NULL,
	PRIMARY KEY(`name`, `key`)
) STRICT;
