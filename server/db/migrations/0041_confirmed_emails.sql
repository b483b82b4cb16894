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
ALTER TABLE `email_messages` ADD `unconfirmed_answer_id` text REFERENCES unconfirmed_answers(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `email_messages_unconfirmed_answer` ON `email_messages` (`unconfirmed_answer_id`) WHERE "email_messages"."unconfirmed_answer_id" is not null;--> statement-breakpoint
ALTER TABLE `recipient_emails` ADD `purpose` text DEFAULT 'request' NOT NULL;--> statement-breakpoint
ALTER TABLE `forms` ADD `needs_confirmed_email` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `email_confirmed_at` integer;