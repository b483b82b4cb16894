DROP VIEW `public_testimonials`;
--> statement-breakpoint
CREATE VIEW `public_testimonials` AS
SELECT `public_id`, `workspace_id`,
  CASE WHEN `is_name_shown` <> 0 THEN coalesce(`customer_name`, '') ELSE '' END AS `author`,
  CASE WHEN `is_company_shown` <> 0 THEN `role` END AS `role`,
  CASE WHEN `is_company_shown` <> 0 THEN `company` END AS `company`,
  `rating`, `text`, `submitted_at`,
  (SELECT json_group_array(json_object('question', `question`, 'answer', `answer`) ORDER BY `position`) FROM `testimonial_answers`
    WHERE `testimonial_answers`.`testimonial_id` = `testimonials`.`id` AND `are_answers_shown` <> 0) AS `answers`,
  CASE WHEN `is_photo_shown` <> 0 THEN
    (SELECT `public_key` FROM `images` WHERE `images`.`testimonial_id` = `testimonials`.`id` AND `attached_at` IS NOT NULL)
  END AS `image_key`
FROM `testimonials`
WHERE `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL AND `erased_at` IS NULL AND (
  EXISTS (
    SELECT 1 FROM `consents`
    WHERE `consents`.`testimonial_id` = `testimonials`.`id` AND `choice` = 'public' AND `consents`.`withdrawn_at` IS NULL
  )
  OR `source` = 'owner' AND EXISTS (SELECT 1 FROM `attestations` WHERE `attestations`.`testimonial_id` = `testimonials`.`id`)
);
--> statement-breakpoint
DROP TRIGGER `testimonials_public_needs_consent_update`;
--> statement-breakpoint
CREATE TRIGGER `testimonials_public_needs_consent_update` BEFORE UPDATE ON `testimonials`
WHEN NEW.`status` = 'approved' AND NEW.`is_private` = 0 AND NOT EXISTS (
  SELECT 1 FROM `consents` WHERE `testimonial_id` = NEW.`id` AND `choice` = 'public' AND `withdrawn_at` IS NULL
    AND json_extract(`parts`, '$.name') >= NEW.`is_name_shown` AND json_extract(`parts`, '$.photo') >= NEW.`is_photo_shown`
    AND json_extract(`parts`, '$.company') >= NEW.`is_company_shown` AND json_extract(`parts`, '$.answers') >= NEW.`are_answers_shown`
) AND NOT (
  NEW.`source` = 'owner' AND EXISTS (SELECT 1 FROM `attestations` WHERE `testimonial_id` = NEW.`id`)
)
BEGIN SELECT raise(ABORT, 'approved and public without consent'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_withdrawn_stay_unapproved` BEFORE UPDATE ON `testimonials`
WHEN NEW.`status` = 'approved' AND (NEW.`withdrawn_at` IS NOT NULL OR NEW.`erased_at` IS NOT NULL)
BEGIN SELECT raise(ABORT, 'approved against the will of the client'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_erased_are_empty` BEFORE UPDATE ON `testimonials`
WHEN NEW.`erased_at` IS NOT NULL AND (
  NEW.`customer_name` IS NOT NULL OR NEW.`customer_email` <> '' OR coalesce(NEW.`text`, '') <> '' OR NEW.`rating` IS NOT NULL
  OR NEW.`company` IS NOT NULL OR NEW.`role` IS NOT NULL OR NEW.`search_text` <> ''
)
BEGIN SELECT raise(ABORT, 'erased and not empty'); END;
--> statement-breakpoint
DROP TRIGGER `images_leave_the_public`;
--> statement-breakpoint
CREATE TRIGGER `images_leave_the_public` AFTER UPDATE ON `testimonials`
WHEN NEW.`status` <> 'approved' OR NEW.`is_private` <> 0 OR NEW.`withdrawn_at` IS NOT NULL OR NEW.`is_photo_shown` = 0
BEGIN
  UPDATE `images` SET `public_key` = NULL WHERE `testimonial_id` = NEW.`id` AND `public_key` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_versions_never_change` BEFORE UPDATE ON `testimonial_versions`
BEGIN SELECT raise(ABORT, 'earlier words are never changed'); END;
--> statement-breakpoint
DROP TRIGGER `consents_only_withdrawn`;
--> statement-breakpoint
CREATE TRIGGER `consents_only_withdrawn` BEFORE UPDATE ON `consents`
WHEN NEW.`id` <> OLD.`id` OR NEW.`testimonial_id` <> OLD.`testimonial_id` OR NEW.`workspace_id` <> OLD.`workspace_id`
  OR NEW.`choice` <> OLD.`choice` OR NEW.`version` <> OLD.`version` OR NEW.`wording` <> OLD.`wording`
  OR NEW.`wording_hash` <> OLD.`wording_hash` OR NEW.`locale` <> OLD.`locale` OR NEW.`parts` <> OLD.`parts`
  OR (NEW.`address_hash` <> OLD.`address_hash` AND NEW.`address_hash` <> '')
  OR NEW.`given_at` <> OLD.`given_at` OR (OLD.`withdrawn_at` IS NOT NULL AND NEW.`withdrawn_at` IS NOT OLD.`withdrawn_at`)
BEGIN SELECT raise(ABORT, 'a consent is only ever withdrawn'); END;
