DROP VIEW `public_testimonials`;
--> statement-breakpoint
CREATE VIEW `public_testimonials` AS
SELECT `public_id`, `workspace_id`, coalesce(`customer_name`, '') AS `author`, `rating`, `text`, `submitted_at`
FROM `testimonials`
WHERE `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL AND (`source` = 'owner' OR EXISTS (
  SELECT 1 FROM `consents`
  WHERE `consents`.`testimonial_id` = `testimonials`.`id` AND `choice` = 'public' AND `consents`.`withdrawn_at` IS NULL
));
--> statement-breakpoint
DROP TRIGGER `consents_only_withdrawn`;
--> statement-breakpoint
CREATE TRIGGER `consents_only_withdrawn` BEFORE UPDATE ON `consents`
WHEN NEW.`id` <> OLD.`id` OR NEW.`testimonial_id` <> OLD.`testimonial_id` OR NEW.`workspace_id` <> OLD.`workspace_id`
  OR NEW.`choice` <> OLD.`choice` OR NEW.`version` <> OLD.`version` OR NEW.`wording` <> OLD.`wording`
  OR NEW.`wording_hash` <> OLD.`wording_hash` OR NEW.`locale` <> OLD.`locale` OR NEW.`address_hash` <> OLD.`address_hash`
  OR NEW.`given_at` <> OLD.`given_at` OR (OLD.`withdrawn_at` IS NOT NULL AND NEW.`withdrawn_at` IS NOT OLD.`withdrawn_at`)
BEGIN SELECT raise(ABORT, 'a consent is only ever withdrawn'); END;
--> statement-breakpoint
CREATE TRIGGER `consents_stay_with_their_testimonial` BEFORE DELETE ON `consents`
WHEN EXISTS (SELECT 1 FROM `testimonials` WHERE `id` = OLD.`testimonial_id`)
BEGIN SELECT raise(ABORT, 'a consent goes only with its testimonial'); END;
