CREATE TABLE `wall_domains` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`widget_id` text NOT NULL,
	`name` text NOT NULL,
	`claimed_name` text,
	`status` text NOT NULL,
	`records` text NOT NULL,
	`added_at` integer NOT NULL,
	`checked_at` integer,
	`missing_since` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`widget_id`) REFERENCES `widgets`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `wall_domains_claimed_name_unique` ON `wall_domains` (`claimed_name`);--> statement-breakpoint
CREATE INDEX `wall_domains_widget` ON `wall_domains` (`widget_id`);