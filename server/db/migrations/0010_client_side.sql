CREATE TABLE `form_settings` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`asks_company` integer NOT NULL,
	`asks_role` integer NOT NULL,
	`questions` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `suppressions` (
	`id` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`workspace_id` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_of_workspace` ON `suppressions` (`address_hash`,`workspace_id`) WHERE "suppressions"."workspace_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_of_all` ON `suppressions` (`address_hash`) WHERE "suppressions"."workspace_id" is null;--> statement-breakpoint
CREATE TABLE `testimonial_answers` (
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`question_id` text NOT NULL,
	`position` integer NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`testimonial_id`, `question_id`),
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonial_answers_workspace` ON `testimonial_answers` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `testimonial_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`rating` integer,
	`text` text NOT NULL,
	`company` text,
	`role` text,
	`answers` text NOT NULL,
	`written_at` integer NOT NULL,
	`replaced_at` integer NOT NULL,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonial_versions_history` ON `testimonial_versions` (`workspace_id`,`testimonial_id`,`replaced_at`);--> statement-breakpoint
DROP INDEX `email_messages_one_on_its_way`;--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_on_its_way` ON `email_messages` (`testimonial_id`,`kind`) WHERE "email_messages"."status" = 'queued';--> statement-breakpoint
ALTER TABLE `consents` ADD `parts` text DEFAULT '{"name":true,"photo":true,"company":false,"answers":false}' NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `company` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `role` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `language` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `is_name_shown` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `is_photo_shown` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `is_company_shown` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `are_answers_shown` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `suspicion` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `revised_at` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `declined_at` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `unsubscribed_at` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `erased_at` integer;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `accent_color` text;