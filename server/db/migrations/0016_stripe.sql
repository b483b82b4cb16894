CREATE TABLE `payment_refs` (
	`connection_id` text NOT NULL,
	`ref` text NOT NULL,
	`payment_id` text NOT NULL,
	PRIMARY KEY(`connection_id`, `ref`),
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `payment_refs_of` ON `payment_refs` (`payment_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`connection_name` text,
	`told` text NOT NULL,
	`paid_at` integer,
	`customer_email` text,
	`address_hash` text,
	`customer_name` text,
	`amount` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT '' NOT NULL,
	`source` text NOT NULL,
	`description` text,
	`customer_id` text,
	`undone_at` integer,
	`undone_because` text,
	`owners_choice` text,
	`decision` text,
	`decision_reason` text,
	`decision_at` integer,
	`decided_at` integer,
	`held_since` integer,
	`testimonial_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `payments_newest` ON `payments` (`workspace_id`,`paid_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_of_client` ON `payments` (`address_hash`);--> statement-breakpoint
CREATE INDEX `payments_of_connection` ON `payments` (`connection_id`,`decision`);--> statement-breakpoint
CREATE INDEX `payments_of_testimonial` ON `payments` (`testimonial_id`);--> statement-breakpoint
CREATE TABLE `simulated_clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`ahead_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`source` text NOT NULL,
	`event_id` text NOT NULL,
	`account_id` text,
	`type` text NOT NULL,
	`api_version` text,
	`is_live` integer NOT NULL,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`found_by` text NOT NULL,
	`payload` text,
	`status` text NOT NULL,
	`reason` text,
	`settled_at` integer,
	PRIMARY KEY(`source`, `event_id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
ALTER TABLE `connections` ADD `kind` text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE `connections` ADD `hook_id` text;--> statement-breakpoint
ALTER TABLE `connections` ADD `sealed_secret` text;--> statement-breakpoint
ALTER TABLE `connections` ADD `rules` text;--> statement-breakpoint
ALTER TABLE `connections` ADD `last_heard_at` integer;--> statement-breakpoint
ALTER TABLE `connections` ADD `caught_up_to` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `connections_hook_id_unique` ON `connections` (`hook_id`);--> statement-breakpoint
ALTER TABLE `email_settings` ADD `notices_ask_scheduled` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `simulated_stripe_objects` ADD `account_id` text;--> statement-breakpoint
CREATE INDEX `simulated_stripe_objects_of` ON `simulated_stripe_objects` (`kind`,`account_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `interval` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `past_due_since` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `has_several` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `synced_at` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `scheduled_for` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `is_counted` integer DEFAULT true NOT NULL;--> statement-breakpoint
DELETE FROM `simulated_stripe_objects`;
