CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`workspace_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`invited_by_user_id` text NOT NULL,
	`accepted_by_user_id` text,
	`sent_at` integer NOT NULL,
	`sent_count` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`failure` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`accepted_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_secret_hash_unique` ON `invitations` (`secret_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_one_pending` ON `invitations` (`workspace_id`,`email`) WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `invitations_email` ON `invitations` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `invitations_inviter` ON `invitations` (`invited_by_user_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `invitations_sent` ON `invitations` (`workspace_id`,`sent_at`);--> statement-breakpoint
CREATE TABLE `ownership_transfers` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`from_user_id` text NOT NULL,
	`to_user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`from_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `ownership_transfers_to` ON `ownership_transfers` (`to_user_id`);--> statement-breakpoint
CREATE INDEX `ownership_transfers_from` ON `ownership_transfers` (`from_user_id`);