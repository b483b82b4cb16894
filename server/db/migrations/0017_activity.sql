CREATE TABLE `activity` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`actor_user_id` text,
	`actor_name` text,
	`testimonial_id` text,
	`subject` text,
	`changes` text,
	`count` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `activity_newest` ON `activity` (`workspace_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_testimonial` ON `activity` (`testimonial_id`);