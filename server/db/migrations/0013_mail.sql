CREATE TABLE `do_not_ask` (
	`workspace_id` text NOT NULL,
	`pattern` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `pattern`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `email_settings` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`default_style_id` text NOT NULL,
	`postal_address` text,
	`reminder_count` integer NOT NULL,
	`reminder_after_days` integer NOT NULL,
	`notices_new_testimonial` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `email_styles` (
	`workspace_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`tone` text NOT NULL,
	`subject` text,
	`message` text,
	`shows_logo` integer NOT NULL,
	`accent_color` text,
	`sender_name` text,
	`footer` text,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `mail_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`message_id` text,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `mail_events_received` ON `mail_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `mail_pauses` (
	`id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`detail` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `recipient_mails` (
	`message_id` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `recipient_mails_address` ON `recipient_mails` (`address_hash`,`at`);--> statement-breakpoint
CREATE INDEX `recipient_mails_at` ON `recipient_mails` (`at`);--> statement-breakpoint
CREATE TABLE `sending_domains` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`local_part` text NOT NULL,
	`provider_id` text NOT NULL,
	`status` text NOT NULL,
	`records` text NOT NULL,
	`added_at` integer NOT NULL,
	`checked_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sending_domains_name_unique` ON `sending_domains` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `sending_domains_provider_id_unique` ON `sending_domains` (`provider_id`);--> statement-breakpoint
CREATE TABLE `simulated_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`are_published` integer NOT NULL,
	`records` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_domains_name_unique` ON `simulated_domains` (`name`);--> statement-breakpoint
ALTER TABLE `email_messages` ADD `delivery` text;--> statement-breakpoint
ALTER TABLE `email_messages` ADD `delivery_at` integer;--> statement-breakpoint
ALTER TABLE `email_messages` ADD `is_shared_sender` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `email_messages` ADD `ambiguous_since` integer;--> statement-breakpoint
CREATE INDEX `email_messages_of_workspace` ON `email_messages` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_messages_provider` ON `email_messages` (`provider_id`);--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `mail_delivery` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `mail_problem` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `service` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `email_style_id` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `reminds_at` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `reminders_sent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `are_reminders_stopped` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `is_email_verified` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `sending_paused_at` integer;