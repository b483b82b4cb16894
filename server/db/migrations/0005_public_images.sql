DROP VIEW `public_testimonials`;
--> statement-breakpoint
CREATE VIEW `public_testimonials` AS
SELECT `public_id`, `workspace_id`, coalesce(`customer_name`, '') AS `author`, `rating`, `text`, `submitted_at`,
  (SELECT `public_key` FROM `images` WHERE `images`.`testimonial_id` = `testimonials`.`id` AND `attached_at` IS NOT NULL) AS `image_key`
FROM `testimonials`
WHERE `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL AND (`source` = 'owner' OR EXISTS (
  SELECT 1 FROM `consents`
  WHERE `consents`.`testimonial_id` = `testimonials`.`id` AND `choice` = 'public' AND `consents`.`withdrawn_at` IS NULL
));
--> statement-breakpoint
CREATE TRIGGER `images_leave_the_public` AFTER UPDATE ON `testimonials`
WHEN NEW.`status` <> 'approved' OR NEW.`is_private` <> 0 OR NEW.`withdrawn_at` IS NOT NULL
BEGIN
  UPDATE `images` SET `public_key` = NULL WHERE `testimonial_id` = NEW.`id` AND `public_key` IS NOT NULL;
END;
