CREATE TABLE `pinned_scripts` (
	`path` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`pinned_at` integer NOT NULL
) STRICT;
