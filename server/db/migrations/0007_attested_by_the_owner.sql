UPDATE `testimonials` SET `search_text` = lower(coalesce(`customer_name`, '') || char(10) || `customer_email` || char(10) || coalesce(`text`, ''));
--> statement-breakpoint
DROP VIEW `public_testimonials`;
--> statement-breakpoint
CREATE VIEW `public_testimonials` AS
SELECT `public_id`, `workspace_id`, coalesce(`customer_name`, '') AS `author`, `rating`, `text`, `submitted_at`,
  (SELECT `public_key` FROM `images` WHERE `images`.`testimonial_id` = `testimonials`.`id` AND `attached_at` IS NOT NULL) AS `image_key`
FROM `testimonials`
WHERE `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL AND (
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
) AND NOT (
  NEW.`source` = 'owner' AND EXISTS (SELECT 1 FROM `attestations` WHERE `testimonial_id` = NEW.`id`)
)
BEGIN SELECT raise(ABORT, 'approved and public without consent'); END;
--> statement-breakpoint
DROP TRIGGER `testimonials_public_needs_consent_insert`;
--> statement-breakpoint
CREATE TRIGGER `testimonials_public_needs_consent_insert` BEFORE INSERT ON `testimonials`
WHEN NEW.`status` = 'approved' AND NEW.`is_private` = 0
BEGIN SELECT raise(ABORT, 'approved and public without consent'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_source_stays` BEFORE UPDATE OF `source` ON `testimonials`
WHEN NEW.`source` <> OLD.`source`
BEGIN SELECT raise(ABORT, 'where a testimonial comes from is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `attestations_never_change` BEFORE UPDATE ON `attestations`
BEGIN SELECT raise(ABORT, 'an attestation is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `attestations_stay_with_their_testimonial` BEFORE DELETE ON `attestations`
WHEN EXISTS (SELECT 1 FROM `testimonials` WHERE `id` = OLD.`testimonial_id`)
BEGIN SELECT raise(ABORT, 'an attestation goes only with its testimonial'); END;
