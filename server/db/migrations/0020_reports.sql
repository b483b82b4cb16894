CREATE TABLE `report_links` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`month` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`times_opened` integer DEFAULT 0 NOT NULL,
	`last_opened_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `report_links_secret_hash_unique` ON `report_links` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `report_links_of_month` ON `report_links` (`workspace_id`,`month`,`created_at`);--> statement-breakpoint
DROP INDEX `email_messages_one_a_month`;--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_report` ON `email_messages` (`workspace_id`,`recipient`,`month`) WHERE "email_messages"."kind" = 'report_notice';--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_a_month` ON `email_messages` (`workspace_id`,`kind`,`month`) WHERE "email_messages"."month" is not null and "email_messages"."status" <> 'failed' and "email_messages"."kind" <> 'report_notice';--> statement-breakpoint
ALTER TABLE `workspace_members` ADD `wants_reports` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `workspace_members` ADD `told_of_report` text;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `testimonials_asked` ON `testimonials` (`workspace_id`,`asked_at`,`id`) WHERE "asked_at" is not null;--> statement-breakpoint
CREATE INDEX `testimonials_answers` ON `testimonials` (`workspace_id`,`submitted_at`,`id`) WHERE "submitted_at" is not null;--> statement-breakpoint
UPDATE `testimonials` SET `asked_at` = coalesce(
  (SELECT min(`email_messages`.`sent_at`) FROM `email_messages`
    WHERE `email_messages`.`testimonial_id` = `testimonials`.`id` AND `kind` = 'request' AND `email_messages`.`sent_at` IS NOT NULL),
  `sent_at`,
  CASE WHEN `submitted_at` IS NOT NULL THEN `created_at` END
) WHERE `source` <> 'owner';
