CREATE TABLE `identity_challenges` (
	`challenge_hash` text PRIMARY KEY NOT NULL,
	`uid` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identity_challenges_expires_at` ON `identity_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identity_passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`is_synced` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_passkeys_credential_id_unique` ON `identity_passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `identity_passkeys_uid` ON `identity_passkeys` (`uid`);--> statement-breakpoint
CREATE TABLE `identity_recovery_codes` (
	`uid` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `code_hash`),
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `identity_second_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`display_name` text,
	`sealed_secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`enrolled_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_second_factors_uid_unique` ON `identity_second_factors` (`uid`);--> statement-breakpoint
CREATE TABLE `identity_sign_ins` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`uid` text NOT NULL,
	`method` text NOT NULL,
	`network` text NOT NULL,
	`device_hash` text,
	`authenticated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identity_sign_ins_uid` ON `identity_sign_ins` (`uid`);--> statement-breakpoint
CREATE INDEX `identity_sign_ins_expires_at` ON `identity_sign_ins` (`expires_at`);--> statement-breakpoint
ALTER TABLE `identity_events` ADD `detail` text;--> statement-breakpoint
ALTER TABLE `identity_sessions` ADD `method` text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE `identity_sessions` ADD `second_factor_id` text;