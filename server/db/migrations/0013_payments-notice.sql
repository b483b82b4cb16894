ALTER TABLE `email_settings` ADD `notices_payments_need_you` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_on_hold` ON `payments` (`workspace_id`,`decision_reason`,`on_hold_since`) WHERE "decision" = 'hold';--> statement-breakpoint
INSERT INTO `jobs` (`id`, `kind`, `queue`, `dedupe_key`, `payload`, `run_at`, `created_at`)
SELECT 'job_' || lower(hex(randomblob(12))), 'payments.notify-owner', 'rest', `workspace_id`,
  json_object('workspaceId', `workspace_id`), 0, 0
FROM `payments` WHERE "decision" = 'hold' GROUP BY `workspace_id`;
