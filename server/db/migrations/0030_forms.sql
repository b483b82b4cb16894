CREATE TABLE `form_addresses` (
	`slug` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`is_current` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `form_addresses_workspace` ON `form_addresses` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `form_addresses_form` ON `form_addresses` (`form_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `form_addresses_one_current` ON `form_addresses` (`form_id`) WHERE "is_current" = 1;--> statement-breakpoint
CREATE TABLE `forms` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`is_default` integer NOT NULL,
	`asks_company` integer NOT NULL,
	`asks_role` integer NOT NULL,
	`questions` text NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`closes_at` integer,
	`closed_message` text,
	`answers_a_day` integer DEFAULT 50 NOT NULL,
	`removed_answers` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `forms_workspace` ON `forms` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `forms_one_default` ON `forms` (`workspace_id`) WHERE "is_default" = 1;--> statement-breakpoint
CREATE TABLE `given_addresses` (
	`slug_hash` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `testimonials` ADD `form_id` text REFERENCES forms(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `testimonials_of_form` ON `testimonials` (`form_id`,`submitted_at`) WHERE "form_id" is not null;
--> statement-breakpoint
INSERT INTO `forms` (`id`, `workspace_id`, `name`, `is_default`, `asks_company`, `asks_role`, `questions`, `created_at`)
SELECT 'frm_' || lower(hex(randomblob(16))), `workspaces`.`id`, 'Client form', 1, coalesce(`asks_company`, 0),
  coalesce(`asks_role`, 0), coalesce(`questions`, '[]'), `created_at`
FROM `workspaces` LEFT JOIN `form_settings` ON `workspace_id` = `workspaces`.`id`;
--> statement-breakpoint
-- Whoever answers through a collection link was not asked.
DROP TRIGGER `workspace_days_insert`;
--> statement-breakpoint
CREATE TRIGGER `workspace_days_insert` AFTER INSERT ON `testimonials`
WHEN coalesce(NEW.`sent_at`, NEW.`submitted_at`) IS NOT NULL
BEGIN
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, coalesce(NEW.`sent_at`, NEW.`submitted_at`) / 86400000, 1, NEW.`submitted_at` IS NOT NULL, 0, 0
  WHERE NEW.`source` NOT IN ('owner', 'link')
  ON CONFLICT DO UPDATE SET `asked` = `asked` + 1, `answered` = `answered` + excluded.`answered`;
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, NEW.`submitted_at` / 86400000, 0, 0, 1, 0
  WHERE NEW.`submitted_at` IS NOT NULL AND NEW.`source` <> 'owner'
  ON CONFLICT DO UPDATE SET `answers` = `answers` + 1;
END;
--> statement-breakpoint
DROP TRIGGER `workspace_days_delete`;
--> statement-breakpoint
CREATE TRIGGER `workspace_days_delete` AFTER DELETE ON `testimonials`
WHEN coalesce(OLD.`sent_at`, OLD.`submitted_at`) IS NOT NULL
BEGIN
  UPDATE `workspace_days` SET `asked` = `asked` - 1, `answered` = `answered` - (OLD.`submitted_at` IS NOT NULL)
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = coalesce(OLD.`sent_at`, OLD.`submitted_at`) / 86400000
    AND OLD.`source` NOT IN ('owner', 'link');
  UPDATE `workspace_days` SET `answers` = `answers` - (OLD.`source` <> 'owner'), `published` = `published` - (
    OLD.`status` = 'approved' AND OLD.`is_private` = 0 AND OLD.`withdrawn_at` IS NULL AND OLD.`erased_at` IS NULL
  )
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = OLD.`submitted_at` / 86400000;
END;
--> statement-breakpoint
DROP TRIGGER `workspace_days_update`;
--> statement-breakpoint
CREATE TRIGGER `workspace_days_update` AFTER UPDATE OF `sent_at`, `submitted_at` ON `testimonials`
WHEN (NEW.`sent_at` IS NOT OLD.`sent_at` OR NEW.`submitted_at` IS NOT OLD.`submitted_at`) AND NEW.`source` <> 'owner'
BEGIN
  UPDATE `workspace_days` SET `asked` = `asked` - 1, `answered` = `answered` - (OLD.`submitted_at` IS NOT NULL)
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = coalesce(OLD.`sent_at`, OLD.`submitted_at`) / 86400000
    AND OLD.`source` <> 'link';
  UPDATE `workspace_days` SET `answers` = `answers` - 1
  WHERE `workspace_id` = OLD.`workspace_id` AND `day` = OLD.`submitted_at` / 86400000;
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, coalesce(NEW.`sent_at`, NEW.`submitted_at`) / 86400000, 1, NEW.`submitted_at` IS NOT NULL, 0, 0
  WHERE coalesce(NEW.`sent_at`, NEW.`submitted_at`) IS NOT NULL AND NEW.`source` <> 'link'
  ON CONFLICT DO UPDATE SET `asked` = `asked` + 1, `answered` = `answered` + excluded.`answered`;
  INSERT INTO `workspace_days` (`workspace_id`, `day`, `asked`, `answered`, `answers`, `published`)
  SELECT NEW.`workspace_id`, NEW.`submitted_at` / 86400000, 0, 0, 1, 0
  WHERE NEW.`submitted_at` IS NOT NULL
  ON CONFLICT DO UPDATE SET `answers` = `answers` + 1;
END;
