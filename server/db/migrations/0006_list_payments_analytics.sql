CREATE TABLE `analytics_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`anonymous_id` text NOT NULL,
	`user_id` text,
	`event` text,
	`payload` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `analytics_events_user` ON `analytics_events` (`user_id`);--> statement-breakpoint
CREATE INDEX `analytics_events_received` ON `analytics_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `attestations` (
	`testimonial_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`wording` text NOT NULL,
	`wording_hash` text NOT NULL,
	`version` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`account_id` text NOT NULL,
	`account_name` text,
	`is_live` integer NOT NULL,
	`status` text NOT NULL,
	`connected_at` integer NOT NULL,
	`disconnected_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_account` ON `connections` (`workspace_id`,`account_id`,`is_live`);--> statement-breakpoint
CREATE INDEX `connections_of_account` ON `connections` (`account_id`,`is_live`);--> statement-breakpoint
CREATE TABLE `oauth_states` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
DROP INDEX `testimonials_by_status`;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `received_via` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `testimonials_by_address` ON `testimonials` (`workspace_id`,`customer_email`);--> statement-breakpoint
CREATE INDEX `testimonials_by_status` ON `testimonials` (`workspace_id`,`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `stripe_customer_id` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `stripe_subscription_id` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `period_ends_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `checklist_dismissed_at` integer;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `embed_copied_at` integer;