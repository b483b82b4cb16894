DROP VIEW `payment_proofs`;
--> statement-breakpoint
CREATE VIEW `payment_proofs` AS
SELECT `testimonials`.`id` AS `testimonial_id`, `testimonials`.`workspace_id`,
  CASE
    WHEN `payments`.`account_key` IS NULL THEN 'own_webhook'
    WHEN `payments`.`is_paid_elsewhere` <> 0 THEN 'paid_elsewhere'
    WHEN `testimonials`.`customer_email` = `told` ->> '$.invoice.email' OR `testimonials`.`customer_email` = `told` ->> '$.session.email'
      THEN CASE WHEN `testimonials`.`is_answered_by_mail` = 0 THEN 'other_link' ELSE 'verified' END
    ELSE 'owners_address'
  END AS `verification`,
  `payments`.`paid_at`
FROM `testimonials`
JOIN `payments` ON `payments`.`testimonial_id` = `testimonials`.`id` AND `payments`.`workspace_id` = `testimonials`.`workspace_id`
WHERE `testimonials`.`source` = 'payment' AND `testimonials`.`submitted_at` IS NOT NULL
  AND `payments`.`decision` = 'asked' AND `payments`.`paid_at` IS NOT NULL;
