CREATE TABLE `emulated_names` (
	`name` text PRIMARY KEY NOT NULL,
	`are_published` integer NOT NULL,
	`records` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
