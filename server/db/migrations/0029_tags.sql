CREATE TABLE `tags` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`folded_name` text NOT NULL,
	`color` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name` ON `tags` (`workspace_id`,`folded_name`);--> statement-breakpoint
CREATE TABLE `testimonial_tags` (
	`testimonial_id` text NOT NULL,
	`tag_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	PRIMARY KEY(`testimonial_id`, `tag_id`),
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonial_tags_tag` ON `testimonial_tags` (`tag_id`,`testimonial_id`);--> statement-breakpoint
CREATE INDEX `testimonial_tags_workspace` ON `testimonial_tags` (`workspace_id`,`tag_id`);--> statement-breakpoint
CREATE INDEX `testimonials_services` ON `testimonials` (`workspace_id`,`service`) WHERE "service" is not null;