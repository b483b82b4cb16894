CREATE TABLE `approval_rules` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`needs_payment` integer NOT NULL,
	`min_length` integer NOT NULL,
	`review_words` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
