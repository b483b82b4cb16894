CREATE TABLE `form_code_lists` (
	`form_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`label` text NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `form_codes` (
	`form_id` text NOT NULL,
	`code` text NOT NULL,
	`workspace_id` text NOT NULL,
	`position` integer NOT NULL,
	`given_at` integer,
	`given_label` text,
	`testimonial_id` text,
	PRIMARY KEY(`form_id`, `code`),
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `form_codes_next` ON `form_codes` (`form_id`,`given_at`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `form_codes_one_a_client` ON `form_codes` (`testimonial_id`);