CREATE TABLE `widget_counts` (
	`widget_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`day` text NOT NULL,
	`site` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`widget_id`, `day`, `site`),
	FOREIGN KEY (`widget_id`) REFERENCES `widgets`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `widget_counts_workspace` ON `widget_counts` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `widget_counts_seen` ON `widget_counts` (`widget_id`,`last_seen_at`);--> statement-breakpoint
ALTER TABLE `widgets` ADD `slug` text;--> statement-breakpoint
ALTER TABLE `widgets` ADD `options` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `widgets` ADD `heights` text;--> statement-breakpoint
ALTER TABLE `widgets` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `widgets` ADD `published_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `widgets_slug_unique` ON `widgets` (`slug`);--> statement-breakpoint
DROP VIEW `public_testimonials`;
--> statement-breakpoint
CREATE VIEW `public_testimonials` AS
SELECT `testimonials`.`public_id`, `testimonials`.`workspace_id`,
  CASE WHEN `is_name_shown` <> 0 THEN coalesce(`customer_name`, '') ELSE '' END AS `author`,
  CASE WHEN `is_company_shown` <> 0 THEN `role` END AS `role`,
  CASE WHEN `is_company_shown` <> 0 THEN `company` END AS `company`,
  `rating`, `text`, `submitted_at`,
  (SELECT json_group_array(json_object('question', `question`, 'answer', `answer`) ORDER BY `position`) FROM `testimonial_answers`
    WHERE `testimonial_answers`.`testimonial_id` = `testimonials`.`id` AND `are_answers_shown` <> 0) AS `answers`,
  `images`.`public_key` AS `image_key`,
  `images`.`width` AS `image_width`,
  `images`.`height` AS `image_height`,
  `source` = 'payment' AND `is_answered_by_mail` <> 0 AS `is_verified`,
  `source` = 'owner' AS `is_by_owner`
FROM `testimonials`
LEFT JOIN `images` ON `images`.`testimonial_id` = `testimonials`.`id` AND `images`.`attached_at` IS NOT NULL
  AND `images`.`public_key` IS NOT NULL AND `testimonials`.`is_photo_shown` <> 0
WHERE `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL AND `erased_at` IS NULL AND (
  EXISTS (
    SELECT 1 FROM `consents`
    WHERE `consents`.`testimonial_id` = `testimonials`.`id` AND `choice` = 'public' AND `consents`.`withdrawn_at` IS NULL
  )
  OR `source` = 'owner' AND EXISTS (SELECT 1 FROM `attestations` WHERE `attestations`.`testimonial_id` = `testimonials`.`id`)
);
