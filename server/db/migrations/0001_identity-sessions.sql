CREATE TABLE `identity_devices` (
	`uid` text NOT NULL,
	`device_hash` text NOT NULL,
	`network` text NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `device_hash`),
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `identity_events` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`kind` text NOT NULL,
	`device_name` text NOT NULL,
	`network` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identity_events_uid` ON `identity_events` (`uid`,`at`);--> statement-breakpoint
CREATE TABLE `identity_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`device_hash` text,
	`device_name` text NOT NULL,
	`network` text NOT NULL,
	`authenticated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identity_sessions_uid` ON `identity_sessions` (`uid`);--> statement-breakpoint
INSERT INTO `identity_sessions`("id", "uid", "device_hash", "device_name", "network", "authenticated_at", "created_at", "last_seen_at") SELECT 'ses_' || substr("token_hash", 1, 24), "uid", NULL, 'Unknown device', '', "authenticated_at", "created_at", "created_at" FROM `identity_refresh_tokens`;--> statement-breakpoint
CREATE TABLE `__new_identity_refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`parent_hash` text,
	`created_at` integer NOT NULL,
	`replaced_at` integer,
	FOREIGN KEY (`session_id`) REFERENCES `identity_sessions`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_identity_refresh_tokens`("token_hash", "session_id", "parent_hash", "created_at", "replaced_at") SELECT "token_hash", 'ses_' || substr("token_hash", 1, 24), NULL, "created_at", NULL FROM `identity_refresh_tokens`;--> statement-breakpoint
DROP TABLE `identity_refresh_tokens`;--> statement-breakpoint
ALTER TABLE `__new_identity_refresh_tokens` RENAME TO `identity_refresh_tokens`;--> statement-breakpoint
CREATE INDEX `identity_refresh_tokens_session_id` ON `identity_refresh_tokens` (`session_id`);
