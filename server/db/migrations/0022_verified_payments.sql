ALTER TABLE `payments` ADD `is_paid_elsewhere` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `payments` SET `is_paid_elsewhere` = 1
WHERE json_extract(`told`, '$.invoice.isPaidElsewhere') = 1 OR json_extract(`told`, '$.session.isPaidElsewhere') = 1;
--> statement-breakpoint
CREATE VIEW `payment_proofs` AS
SELECT `testimonials`.`id` AS `testimonial_id`, `testimonials`.`workspace_id`,
  CASE
    WHEN `payments`.`account_key` IS NULL THEN 'own_webhook'
    WHEN `payments`.`is_paid_elsewhere` <> 0 THEN 'paid_elsewhere'
    WHEN `testimonials`.`is_answered_by_mail` = 0 THEN 'other_link'
    ELSE 'verified'
  END AS `verification`,
  `payments`.`paid_at`
FROM `testimonials`
JOIN `payments` ON `payments`.`testimonial_id` = `testimonials`.`id` AND `payments`.`workspace_id` = `testimonials`.`workspace_id`
WHERE `testimonials`.`source` = 'payment' AND `testimonials`.`submitted_at` IS NOT NULL
  AND `payments`.`decision` = 'asked' AND `payments`.`paid_at` IS NOT NULL;
--> statement-breakpoint
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
  EXISTS (
    SELECT 1 FROM `payment_proofs` WHERE `payment_proofs`.`testimonial_id` = `testimonials`.`id` AND `verification` = 'verified'
  ) AS `is_verified`,
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
