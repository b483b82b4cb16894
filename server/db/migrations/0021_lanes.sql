ALTER TABLE `jobs` ADD `lane` text DEFAULT 'rest' NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_due_in_lane` ON `jobs` (`lane`,`run_at`) WHERE "jobs"."died_at" is null;--> statement-breakpoint
UPDATE `jobs` SET `lane` = CASE
	WHEN `kind` LIKE 'emails.%' OR `kind` = 'identity.send-code' THEN 'mail'
	WHEN `kind` IN ('stripe.receive', 'stripe.deliver-simulated', 'payments.decide') THEN 'payments'
	WHEN `kind` = 'stripe.catch-up' THEN 'catch-up'
	ELSE 'rest'
END;
