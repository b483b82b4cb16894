DROP INDEX `email_messages_one_on_its_way`;--> statement-breakpoint
DROP INDEX `email_messages_one_a_month`;--> statement-breakpoint
ALTER TABLE `email_messages` ADD `member_user_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `email_messages_member` ON `email_messages` (`member_user_id`) WHERE "email_messages"."member_user_id" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_on_its_way` ON `email_messages` (`testimonial_id`,`kind`,`member_user_id`) WHERE "email_messages"."status" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_a_month` ON `email_messages` (`workspace_id`,`kind`,`month`,`member_user_id`) WHERE "email_messages"."month" is not null and "email_messages"."status" <> 'failed' and "email_messages"."kind" <> 'report_notice';--> statement-breakpoint
ALTER TABLE `workspace_members` ADD `notices_new_testimonial` integer;--> statement-breakpoint
ALTER TABLE `workspace_members` ADD `notices_request_scheduled` integer;--> statement-breakpoint
ALTER TABLE `workspace_members` ADD `notices_requests_used_up` integer;--> statement-breakpoint
ALTER TABLE `workspace_members` ADD `notices_payments_need_you` integer;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `time_zone` text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `sender_first_name` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `sender_last_name` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `reply_user_id` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `new_link_rules` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `checklist_dismissed_at` integer;--> statement-breakpoint
UPDATE `workspaces` SET
  `time_zone` = (SELECT `time_zone` FROM `users` WHERE `users`.`id` = `owner_user_id`),
  `checklist_dismissed_at` = (SELECT `checklist_dismissed_at` FROM `users` WHERE `users`.`id` = `owner_user_id`);--> statement-breakpoint
UPDATE `workspace_members` SET
  `notices_new_testimonial` = `of`.`notices_new_testimonial`,
  `notices_request_scheduled` = `of`.`notices_ask_scheduled`,
  `notices_requests_used_up` = `of`.`notices_requests_used_up`,
  `notices_payments_need_you` = `of`.`notices_payments_need_you`
FROM `email_settings` AS `of`
WHERE `of`.`workspace_id` = `workspace_members`.`workspace_id` AND `role` = 'owner';--> statement-breakpoint
UPDATE `email_messages` SET
  `member_user_id` = (SELECT `owner_user_id` FROM `workspaces` WHERE `workspaces`.`id` = `workspace_id`)
WHERE `kind` IN ('notice', 'scheduled_notice', 'quota_notice', 'payments_notice', 'test');--> statement-breakpoint
UPDATE `connections` SET `rules` = json_set(`rules`, '$.emailStyleId', null) WHERE `rules` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `checklist_dismissed_at`;--> statement-breakpoint
ALTER TABLE `email_settings` DROP COLUMN `notices_new_testimonial`;--> statement-breakpoint
ALTER TABLE `email_settings` DROP COLUMN `notices_ask_scheduled`;--> statement-breakpoint
ALTER TABLE `email_settings` DROP COLUMN `notices_requests_used_up`;--> statement-breakpoint
ALTER TABLE `email_settings` DROP COLUMN `notices_payments_need_you`;