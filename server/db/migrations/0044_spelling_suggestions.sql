CREATE TABLE `spelling_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`user_id` text NOT NULL,
	`author_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `spelling_suggestions_newest` ON `spelling_suggestions` (`testimonial_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `spelling_suggestions_one_open` ON `spelling_suggestions` (`testimonial_id`) WHERE "state" = 'open';