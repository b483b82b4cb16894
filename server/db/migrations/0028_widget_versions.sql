CREATE TABLE `widget_versions` (
	`widget_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`revision` integer NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`options` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`widget_id`, `revision`),
	FOREIGN KEY (`widget_id`) REFERENCES `widgets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `widget_versions_workspace` ON `widget_versions` (`workspace_id`);