DROP INDEX `suppressions_of_workspace`;--> statement-breakpoint
DROP INDEX `suppressions_of_all`;--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_of_workspace` ON `suppressions` (`address_hash`,`workspace_id`,`reason`) WHERE "suppressions"."workspace_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_of_all` ON `suppressions` (`address_hash`,`reason`) WHERE "suppressions"."workspace_id" is null;--> statement-breakpoint
ALTER TABLE `recipient_mails` ADD `workspace_id` text NOT NULL;--> statement-breakpoint
CREATE INDEX `recipient_mails_workspace` ON `recipient_mails` (`workspace_id`,`at`);