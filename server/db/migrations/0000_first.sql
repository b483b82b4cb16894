CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`choice` text NOT NULL,
	`version` text NOT NULL,
	`wording` text NOT NULL,
	`wording_hash` text NOT NULL,
	`locale` text NOT NULL,
	`address_hash` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `consents_testimonial` ON `consents` (`testimonial_id`);--> statement-breakpoint
CREATE TABLE `email_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`testimonial_id` text,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`status` text NOT NULL,
	`frozen` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`provider_id` text,
	`failure` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `email_messages_testimonial` ON `email_messages` (`testimonial_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_on_its_way` ON `email_messages` (`testimonial_id`) WHERE "email_messages"."status" = 'queued';--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`entity_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `key`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `identity_accounts` (
	`uid` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`display_name` text,
	`is_email_verified` integer DEFAULT false NOT NULL,
	`is_disabled` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`last_login_at` integer NOT NULL,
	`password_updated_at` integer NOT NULL,
	`valid_since` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_accounts_email_unique` ON `identity_accounts` (`email`);--> statement-breakpoint
CREATE TABLE `identity_keys` (
	`kid` text PRIMARY KEY NOT NULL,
	`private_key` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `identity_refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`authenticated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identity_refresh_tokens_uid` ON `identity_refresh_tokens` (`uid`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`payload` text NOT NULL,
	`run_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer,
	`died_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_dedupe` ON `jobs` (`kind`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`run_at`) WHERE "jobs"."died_at" is null;--> statement-breakpoint
CREATE TABLE `outbox_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`from_name` text NOT NULL,
	`from_address` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_mails_idempotency_key_unique` ON `outbox_mails` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `outbox_mails_newest` ON `outbox_mails` (`received_at`);--> statement-breakpoint
CREATE TABLE `request_counts` (
	`workspace_id` text NOT NULL,
	`month` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `month`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`plan` text NOT NULL,
	`is_cancelling` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `testimonial_events` (
	`id` text PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonial_events_history` ON `testimonial_events` (`workspace_id`,`testimonial_id`,`at`);--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` text PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`customer_name` text,
	`customer_email` text NOT NULL,
	`status` text NOT NULL,
	`source` text DEFAULT 'manual' NOT NULL,
	`rating` integer,
	`text` text,
	`image_url` text,
	`is_private` integer DEFAULT true NOT NULL,
	`is_auto_send_enabled` integer DEFAULT false NOT NULL,
	`mail_state` text DEFAULT 'none' NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`submitted_at` integer,
	`withdrawn_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "testimonials_rating" CHECK("testimonials"."rating" between 1 and 5),
	CONSTRAINT "testimonials_answered" CHECK("testimonials"."status" in ('pending', 'sent') or ("testimonials"."text" is not null and "testimonials"."submitted_at" is not null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `testimonials_public_id_unique` ON `testimonials` (`public_id`);--> statement-breakpoint
CREATE INDEX `testimonials_newest` ON `testimonials` (`workspace_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `testimonials_by_status` ON `testimonials` (`workspace_id`,`status`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`identity_uid` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`time_zone` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_identity_uid_unique` ON `users` (`identity_uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `widgets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `widgets_workspace` ON `widgets` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `workspace_members` (
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `user_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `workspace_members_user` ON `workspace_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `workspaces` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_user_id` text NOT NULL,
	`name` text,
	`image_url` text,
	`content_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `workspaces_owner` ON `workspaces` (`owner_user_id`);