-- The owner can say of a question that only members read the answers. What was asked before keeps what it said.
ALTER TABLE `testimonial_answers` ADD `is_private` integer DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE `forms` SET `questions` = (SELECT json_group_array(json_set(`value`, '$.isPrivate', json('false')) ORDER BY `key`) FROM json_each(`forms`.`questions`));
--> statement-breakpoint
DROP VIEW `public_testimonials`;
--> statement-breakpoint
CREATE VIEW `public_testimonials` AS
SELECT `testimonials`.`public_id`, `testimonials`.`workspace_id`,
  CASE WHEN `is_name_shown` <> 0 THEN coalesce(`customer_name`, '') ELSE '' END AS `author`,
  CASE WHEN `is_company_shown` <> 0 THEN `role` END AS `role`,
  CASE WHEN `is_company_shown` <> 0 THEN `company` END AS `company`,
  `rating`, `text`, `excerpt`, `highlight`,
  CASE WHEN `is_reply_outdated` = 0 THEN `reply` END AS `reply`, `submitted_at`,
  (SELECT json_group_array(json_object('question', `question`, 'answer', `answer`) ORDER BY `position`) FROM `testimonial_answers`
    WHERE `testimonial_answers`.`testimonial_id` = `testimonials`.`id` AND `are_answers_shown` <> 0 AND `testimonial_answers`.`is_private` = 0) AS `answers`,
  `images`.`public_key` AS `image_key`,
  `images`.`width` AS `image_width`,
  `images`.`height` AS `image_height`,
  EXISTS (
    SELECT 1 FROM `payment_proofs` WHERE `payment_proofs`.`testimonial_id` = `testimonials`.`id` AND `verification` = 'verified'
  ) AS `is_verified`,
  `source` = 'owner' AS `is_by_owner`,
  `is_rewarded`,
  (SELECT `locale` FROM `consents`
    WHERE `consents`.`testimonial_id` = `testimonials`.`id` AND `choice` = 'public' AND `consents`.`withdrawn_at` IS NULL
    ORDER BY `given_at` DESC, `consents`.`id` DESC LIMIT 1) AS `language`,
  (SELECT json_group_array(json_object('language', `language`, 'text', `testimonial_translations`.`text`) ORDER BY `language`) FROM `testimonial_translations`
    WHERE `testimonial_translations`.`testimonial_id` = `testimonials`.`id` AND `is_outdated` = 0) AS `translations`
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
