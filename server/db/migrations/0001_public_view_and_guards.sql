CREATE VIEW `public_testimonials` AS
SELECT `public_id`, `workspace_id`, coalesce(`customer_name`, '') AS `author`, `rating`, `text`, `submitted_at`
FROM `testimonials`
WHERE `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL;
--> statement-breakpoint
CREATE TRIGGER `testimonials_public_needs_consent_update` BEFORE UPDATE ON `testimonials`
WHEN NEW.`status` = 'approved' AND NEW.`is_private` = 0 AND NEW.`source` <> 'owner' AND NOT EXISTS (
  SELECT 1 FROM `consents` WHERE `testimonial_id` = NEW.`id` AND `choice` = 'public' AND `withdrawn_at` IS NULL
)
BEGIN SELECT raise(ABORT, 'approved and public without consent'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_public_needs_consent_insert` BEFORE INSERT ON `testimonials`
WHEN NEW.`status` = 'approved' AND NEW.`is_private` = 0 AND NEW.`source` <> 'owner'
BEGIN SELECT raise(ABORT, 'approved and public without consent'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_events_never_change` BEFORE UPDATE ON `testimonial_events`
BEGIN SELECT raise(ABORT, 'history is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `consents_only_withdrawn` BEFORE UPDATE ON `consents`
WHEN NEW.`id` <> OLD.`id` OR NEW.`testimonial_id` <> OLD.`testimonial_id` OR NEW.`choice` <> OLD.`choice`
  OR NEW.`version` <> OLD.`version` OR NEW.`wording` <> OLD.`wording` OR NEW.`given_at` <> OLD.`given_at`
BEGIN SELECT raise(ABORT, 'a consent is only ever withdrawn'); END;
