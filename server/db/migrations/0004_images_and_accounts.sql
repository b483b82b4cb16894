CREATE TABLE `closed_accounts` (
	`identity_uid` text PRIMARY KEY NOT NULL,
	`closed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `identity_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`new_email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identity_codes_uid` ON `identity_codes` (`uid`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`testimonial_id` text,
	`upload_id` text NOT NULL,
	`state` text NOT NULL,
	`source_url` text,
	`public_key` text,
	`content_hash` text,
	`width` integer,
	`height` integer,
	`bytes` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`attached_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `images_public_key_unique` ON `images` (`public_key`);--> statement-breakpoint
CREATE INDEX `images_workspace` ON `images` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `images_testimonial` ON `images` (`testimonial_id`);--> statement-breakpoint
CREATE INDEX `images_unattached` ON `images` (`created_at`) WHERE "images"."attached_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `images_one_an_answer` ON `images` (`testimonial_id`) WHERE "images"."attached_at" is not null and "images"."testimonial_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `images_one_an_organisation` ON `images` (`workspace_id`) WHERE "images"."attached_at" is not null and "images"."testimonial_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `images_upload` ON `images` (`workspace_id`,`upload_id`);--> statement-breakpoint
ALTER TABLE `testimonials` DROP COLUMN `image_url`;--> statement-breakpoint
ALTER TABLE `workspaces` DROP COLUMN `image_url`;