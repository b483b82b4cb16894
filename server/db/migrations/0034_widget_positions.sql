CREATE TABLE `widget_positions` (
	`widget_id` text NOT NULL,
	`public_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`is_pinned` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`widget_id`, `public_id`),
	FOREIGN KEY (`widget_id`) REFERENCES `widgets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`public_id`) REFERENCES `testimonials`(`public_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `widget_positions_testimonial` ON `widget_positions` (`public_id`);--> statement-breakpoint
CREATE INDEX `widget_positions_workspace` ON `widget_positions` (`workspace_id`);--> statement-breakpoint
ALTER TABLE `widgets` ADD `has_order` integer DEFAULT false NOT NULL;