CREATE TABLE `testimonial_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`author_name` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonial_notes_newest` ON `testimonial_notes` (`testimonial_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `testimonials` ADD `assignee_user_id` text;--> statement-breakpoint
CREATE INDEX `testimonials_assigned` ON `testimonials` (`workspace_id`,`assignee_user_id`) WHERE "assignee_user_id" is not null;
--> statement-breakpoint
CREATE TRIGGER `workspace_members_unassign` AFTER DELETE ON `workspace_members`
BEGIN
  UPDATE `testimonials` SET `assignee_user_id` = NULL
  WHERE `workspace_id` = OLD.`workspace_id` AND `assignee_user_id` = OLD.`user_id`;
END;
