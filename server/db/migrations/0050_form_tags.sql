CREATE TABLE `form_tags` (
	`form_id` text NOT NULL,
	`tag_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	PRIMARY KEY(`form_id`, `tag_id`),
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `form_tags_tag` ON `form_tags` (`tag_id`);