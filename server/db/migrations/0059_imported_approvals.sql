CREATE TABLE `imported_approvals` (
	`import_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`state` text NOT NULL,
	`user_id` text NOT NULL,
	`member_name` text,
	`tag_id` text,
	`service` text,
	`read_at` integer NOT NULL,
	`after_row` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`approved` integer DEFAULT 0 NOT NULL,
	`asked` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`import_id`) REFERENCES `existing_imports`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `testimonial_events` ADD `is_one_of_many` integer DEFAULT false NOT NULL;