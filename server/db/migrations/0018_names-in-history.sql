ALTER TABLE `testimonial_events` ADD `actor_user_id` text;--> statement-breakpoint
ALTER TABLE `testimonial_events` ADD `actor_name` text;--> statement-breakpoint
CREATE INDEX `testimonial_events_newest` ON `testimonial_events` (`workspace_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_at` ON `activity` (`at`);--> statement-breakpoint
-- Until now only the owner could do anything in a workspace. The name of that time is not known.
DROP TRIGGER `testimonial_events_never_change`;--> statement-breakpoint
UPDATE `testimonial_events`
SET `actor` = 'member',
  `actor_user_id` = (SELECT `owner_user_id` FROM `workspaces` WHERE `workspaces`.`id` = `testimonial_events`.`workspace_id`)
WHERE `actor` = 'owner';
--> statement-breakpoint
CREATE TRIGGER `testimonial_events_never_change` BEFORE UPDATE ON `testimonial_events`
BEGIN SELECT raise(ABORT, 'history is never changed'); END;
