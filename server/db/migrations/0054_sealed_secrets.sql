CREATE TABLE `sealed_secrets` (
	`id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`fingerprint` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
