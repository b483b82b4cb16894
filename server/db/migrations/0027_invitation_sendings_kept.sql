CREATE TABLE `__new_invitation_sendings` (
	`invitation_id` text NOT NULL,
	`number` integer NOT NULL,
	`workspace_id` text NOT NULL,
	`address_hash` text NOT NULL,
	`sent_by_user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`invitation_id`, `number`)
) STRICT;
--> statement-breakpoint
-- SQL can't hash the addresses, so an earlier email counts for its workspace and sender only.
INSERT INTO `__new_invitation_sendings`("invitation_id", "number", "workspace_id", "address_hash", "sent_by_user_id", "at") SELECT "invitation_id", "number", "workspace_id", '', "sent_by_user_id", "at" FROM `invitation_sendings`;--> statement-breakpoint
DROP TABLE `invitation_sendings`;--> statement-breakpoint
ALTER TABLE `__new_invitation_sendings` RENAME TO `invitation_sendings`;--> statement-breakpoint
CREATE INDEX `invitation_sendings_workspace` ON `invitation_sendings` (`workspace_id`,`at`);--> statement-breakpoint
CREATE INDEX `invitation_sendings_sender` ON `invitation_sendings` (`sent_by_user_id`,`at`);--> statement-breakpoint
CREATE INDEX `invitation_sendings_address` ON `invitation_sendings` (`address_hash`,`at`);--> statement-breakpoint
CREATE INDEX `invitation_sendings_at` ON `invitation_sendings` (`at`);