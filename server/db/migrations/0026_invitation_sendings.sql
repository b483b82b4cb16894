CREATE TABLE `invitation_sendings` (
	`invitation_id` text NOT NULL,
	`number` integer NOT NULL,
	`workspace_id` text NOT NULL,
	`email` text NOT NULL,
	`sent_by_user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`invitation_id`, `number`),
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sent_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
-- The newest email of each invitation: the limits of the day go on counting.
INSERT INTO `invitation_sendings` SELECT `id`, `sent_count`, `workspace_id`, `email`, `invited_by_user_id`, `sent_at` FROM `invitations`;--> statement-breakpoint
CREATE INDEX `invitation_sendings_workspace` ON `invitation_sendings` (`workspace_id`,`at`);--> statement-breakpoint
CREATE INDEX `invitation_sendings_sender` ON `invitation_sendings` (`sent_by_user_id`,`at`);--> statement-breakpoint
CREATE INDEX `invitation_sendings_email` ON `invitation_sendings` (`email`,`at`);--> statement-breakpoint
CREATE INDEX `invitation_sendings_at` ON `invitation_sendings` (`at`);--> statement-breakpoint
DROP INDEX `invitations_email`;