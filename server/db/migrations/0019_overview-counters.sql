CREATE TABLE `published_counts` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `workspace_days` (
	`workspace_id` text NOT NULL,
	`day` integer NOT NULL,
	`asked` integer NOT NULL,
	`answered` integer NOT NULL,
	`answers` integer NOT NULL,
	`published` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `day`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
DROP INDEX `workspace_members_user`;--> statement-breakpoint
CREATE INDEX `workspace_members_user` ON `workspace_members` (`user_id`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `testimonial_events_work` ON `testimonial_events` (`workspace_id`,`at`,`kind`,`actor`,`actor_user_id`,`actor_name`) WHERE ("kind" in ('queued', 'approved', 'rejected', 'added'));--> statement-breakpoint
CREATE INDEX `testimonials_to_remind` ON `testimonials` (`workspace_id`,`reminds_at`) WHERE ("status" = 'sent' and "reminds_at" is not null and "closed_at" is null and "declined_at" is null and "unsubscribed_at" is null and "erased_at" is null and "are_reminders_stopped" = 0 and coalesce("email_delivery", '') not in ('bounced', 'complained'));
--> statement-breakpoint
INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
SELECT `workspace_id`, `day`, sum(`asked`), sum(`answered`), sum(`answers`), sum(`published`) FROM (
  SELECT `workspace_id`, coalesce(`sent_at`, `submitted_at`) / 86400000 AS `day`,
    1 AS `asked`, `submitted_at` IS NOT NULL AS `answered`, 0 AS `answers`, 0 AS `published`
  FROM `testimonials` WHERE `source` <> 'owner' AND coalesce(`sent_at`, `submitted_at`) IS NOT NULL
  UNION ALL
  SELECT `workspace_id`, `submitted_at` / 86400000 AS `day`, 0 AS `asked`, 0 AS `answered`, `source` <> 'owner' AS `answers`,
    `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL AND `erased_at` IS NULL AS `published`
  FROM `testimonials` WHERE `submitted_at` IS NOT NULL
) GROUP BY `workspace_id`, `day`;
--> statement-breakpoint
INSERT INTO `published_counts` (`workspace_id`, `count`)
SELECT `workspace_id`, count(*) FROM `testimonials`
WHERE `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL AND `erased_at` IS NULL GROUP BY `workspace_id`;
--> statement-breakpoint
-- A row is never inserted as published: that needs a consent of the row first.
CREATE TRIGGER `workspace_days_insert` AFTER INSERT ON `testimonials`
WHEN coalesce(NEW.`sent_at`, NEW.`submitted_at`) IS NOT NULL
BEGIN
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, coalesce(NEW.`sent_at`, NEW.`submitted_at`) / 86400000, 1, NEW.`submitted_at` IS NOT NULL, 0, 0
  WHERE NEW.`source` <> 'owner'
  ON CONFLICT DO UPDATE SET `asked` = `asked` + 1, `answered` = `answered` + excluded.`answered`;
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, NEW.`submitted_at` / 86400000, 0, 0, 1, 0
  WHERE NEW.`submitted_at` IS NOT NULL AND NEW.`source` <> 'owner'
  ON CONFLICT DO UPDATE SET `answers` = `answers` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `workspace_days_delete` AFTER DELETE ON `testimonials`
WHEN coalesce(OLD.`sent_at`, OLD.`submitted_at`) IS NOT NULL
BEGIN
  UPDATE `workspace_days` SET `asked` = `asked` - 1, `answered` = `answered` - (OLD.`submitted_at` IS NOT NULL)
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = coalesce(OLD.`sent_at`, OLD.`submitted_at`) / 86400000
    AND OLD.`source` <> 'owner';
  UPDATE `workspace_days` SET `answers` = `answers` - (OLD.`source` <> 'owner'), `published` = `published` - (
    OLD.`status` = 'approved' AND OLD.`is_private` = 0 AND OLD.`withdrawn_at` IS NULL AND OLD.`erased_at` IS NULL
  )
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = OLD.`submitted_at` / 86400000;
END;
--> statement-breakpoint
CREATE TRIGGER `workspace_days_update` AFTER UPDATE OF `sent_at`, `submitted_at` ON `testimonials`
WHEN (NEW.`sent_at` IS NOT OLD.`sent_at` OR NEW.`submitted_at` IS NOT OLD.`submitted_at`) AND NEW.`source` <> 'owner'
BEGIN
  UPDATE `workspace_days` SET `asked` = `asked` - 1, `answered` = `answered` - (OLD.`submitted_at` IS NOT NULL)
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = coalesce(OLD.`sent_at`, OLD.`submitted_at`) / 86400000;
  UPDATE `workspace_days` SET `answers` = `answers` - 1
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = OLD.`submitted_at` / 86400000;
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, coalesce(NEW.`sent_at`, NEW.`submitted_at`) / 86400000, 1, NEW.`submitted_at` IS NOT NULL, 0, 0
  WHERE coalesce(NEW.`sent_at`, NEW.`submitted_at`) IS NOT NULL
  ON CONFLICT DO UPDATE SET `asked` = `asked` + 1, `answered` = `answered` + excluded.`answered`;
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, NEW.`submitted_at` / 86400000, 0, 0, 1, 0
  WHERE NEW.`submitted_at` IS NOT NULL
  ON CONFLICT DO UPDATE SET `answers` = `answers` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `workspace_days_unpublish` AFTER UPDATE OF `status`, `is_private`, `withdrawn_at`, `erased_at`, `submitted_at` ON `testimonials`
WHEN OLD.`status` = 'approved' AND OLD.`is_private` = 0 AND OLD.`withdrawn_at` IS NULL AND OLD.`erased_at` IS NULL
BEGIN
  UPDATE `workspace_days` SET `published` = `published` - 1
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = OLD.`submitted_at` / 86400000;
  UPDATE `published_counts` SET `count` = `count` - 1 WHERE `workspace_id` = OLD.`workspace_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `workspace_days_publish` AFTER UPDATE OF `status`, `is_private`, `withdrawn_at`, `erased_at`, `submitted_at` ON `testimonials`
WHEN NEW.`status` = 'approved' AND NEW.`is_private` = 0 AND NEW.`withdrawn_at` IS NULL AND NEW.`erased_at` IS NULL
BEGIN
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, NEW.`submitted_at` / 86400000, 0, 0, 0, 1
  WHERE NEW.`submitted_at` IS NOT NULL
  ON CONFLICT DO UPDATE SET `published` = `published` + 1;
  INSERT INTO `published_counts` (`workspace_id`, `count`) VALUES (NEW.`workspace_id`, 1) ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `published_counts_delete` AFTER DELETE ON `testimonials`
WHEN OLD.`status` = 'approved' AND OLD.`is_private` = 0 AND OLD.`withdrawn_at` IS NULL AND OLD.`erased_at` IS NULL
BEGIN
  UPDATE `published_counts` SET `count` = `count` - 1 WHERE `workspace_id` = OLD.`workspace_id`;
END;
