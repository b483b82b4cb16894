CREATE TABLE `sign_off_links` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`last_decided_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sign_off_links_workspace` ON `sign_off_links` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sign_off_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `sign_off_links`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sign_off_tokens_link` ON `sign_off_tokens` (`link_id`);--> statement-breakpoint
DROP INDEX `testimonials_needing_owner`;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `sign_off_asked_at` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `sign_off_ended_at` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `rejection_reason` text;--> statement-breakpoint
CREATE INDEX `testimonials_waiting_for_sign_off` ON `testimonials` (`workspace_id`) WHERE ("status" = 'submitted' and "sign_off_asked_at" is not null);--> statement-breakpoint
CREATE INDEX `testimonials_needing_owner` ON `testimonials` (`workspace_id`,"submitted_at" is null,`submitted_at`,`created_at`,`id`) WHERE (("status" = 'submitted' and "sign_off_asked_at" is null) or ("status" in ('pending', 'sent') and ("email_state" = 'failed' or coalesce("email_delivery", '') in ('bounced', 'uncertain')) and "declined_at" is null and "unsubscribed_at" is null and "erased_at" is null));--> statement-breakpoint
ALTER TABLE `workspaces` ADD `is_sign_off_required` integer DEFAULT false NOT NULL;