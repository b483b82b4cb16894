CREATE TABLE `moved_clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`ahead_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `emulated_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`are_published` integer NOT NULL,
	`records` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `emulated_domains_name_unique` ON `emulated_domains` (`name`);--> statement-breakpoint
CREATE TABLE `outbox_emails` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`identity_uid` text,
	`from_name` text NOT NULL,
	`from_address` text NOT NULL,
	`reply_to` text,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_emails_idempotency_key_unique` ON `outbox_emails` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `outbox_emails_newest` ON `outbox_emails` (`received_at`);--> statement-breakpoint
CREATE TABLE `stripe_objects` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`account_id` text,
	`customer_id` text,
	`data` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `stripe_objects_customer` ON `stripe_objects` (`customer_id`);--> statement-breakpoint
CREATE INDEX `stripe_objects_of` ON `stripe_objects` (`kind`,`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `stripe_tasks` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`object_id` text NOT NULL,
	`run_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `stripe_tasks_due` ON `stripe_tasks` (`run_at`,`id`);
