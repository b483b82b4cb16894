ALTER TABLE `email_settings` ADD `notices_requests_used_up` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `email_messages` ADD `month` text;--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_a_month` ON `email_messages` (`workspace_id`,`kind`,`month`) WHERE "email_messages"."month" is not null and "email_messages"."status" <> 'failed';