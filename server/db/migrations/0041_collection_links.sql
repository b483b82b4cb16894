CREATE TABLE `unconfirmed_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`form_id` text NOT NULL,
	`customer_email` text NOT NULL,
	`address_changes` integer DEFAULT 0 NOT NULL,
	`sendings` integer NOT NULL,
	`written` text NOT NULL,
	`written_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `unconfirmed_answers_form` ON `unconfirmed_answers` (`form_id`,`written_at`);--> statement-breakpoint
CREATE INDEX `unconfirmed_answers_workspace` ON `unconfirmed_answers` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `unconfirmed_answers_written` ON `unconfirmed_answers` (`written_at`);--> statement-breakpoint
DROP INDEX `images_one_an_organisation`;--> statement-breakpoint
ALTER TABLE `images` ADD `form_id` text REFERENCES forms(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `images` ADD `unconfirmed_answer_id` text REFERENCES unconfirmed_answers(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `images_form` ON `images` (`form_id`) WHERE "images"."form_id" is not null;--> statement-breakpoint
CREATE INDEX `images_unconfirmed_answer` ON `images` (`unconfirmed_answer_id`) WHERE "images"."unconfirmed_answer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `images_one_an_organisation` ON `images` (`workspace_id`) WHERE "images"."attached_at" is not null and "images"."testimonial_id" is null and "images"."form_id" is null;--> statement-breakpoint
ALTER TABLE `email_messages` ADD `unconfirmed_answer_id` text REFERENCES unconfirmed_answers(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `email_messages_unconfirmed_answer` ON `email_messages` (`unconfirmed_answer_id`) WHERE "email_messages"."unconfirmed_answer_id" is not null;--> statement-breakpoint
ALTER TABLE `recipient_emails` ADD `purpose` text DEFAULT 'request' NOT NULL;--> statement-breakpoint
ALTER TABLE `forms` ADD `needs_confirmed_email` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `email_confirmed_at` integer;