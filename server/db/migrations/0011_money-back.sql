ALTER TABLE `payments` ADD `money_back` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `payments` SET `money_back` = CASE `reversal_reason`
  WHEN 'disputed' THEN json_object('disputes', json_object('earlier', json_object('isKept', json('false'), 'at', `reversed_at`)))
  ELSE json_object('ended', json_object('because', `reversal_reason`, 'at', `reversed_at`)) END
WHERE `reversed_at` IS NOT NULL AND `reversal_reason` IS NOT NULL;--> statement-breakpoint
UPDATE `payments` SET `reversed_at` = NULL, `reversal_reason` = NULL
WHERE `reversal_reason` IN ('voided', 'payment_failed') AND `paid_at` IS NOT NULL AND `reversed_at` < `paid_at`;
