CREATE TABLE `part_lessons` (
	`workspace_id` text NOT NULL,
	`wording` text NOT NULL,
	`part` text NOT NULL,
	`payment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `wording`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `part_lessons_of_payment` ON `part_lessons` (`payment_id`);--> statement-breakpoint
ALTER TABLE `payments` ADD `owners_part` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `evidence` text;--> statement-breakpoint
UPDATE `payments` SET `facts_by_source` = json_set(
  json_remove(`facts_by_source`, '$.invoice.isDeposit', '$.invoice.wish'),
  '$.invoice.saidPart', json(CASE
    WHEN json_extract(`facts_by_source`, '$.invoice.wish') = 'final' THEN '{"part":"last","by":"metadata","isWeak":false,"words":"testimonial: final"}'
    WHEN json_extract(`facts_by_source`, '$.invoice.isDeposit') THEN '{"part":"first","by":"words","isWeak":false,"words":""}'
    ELSE 'null' END),
  '$.invoice.wordings', json('[]'),
  '$.invoice.line', json('null'),
  '$.invoice.isSkipWished', json(CASE WHEN json_extract(`facts_by_source`, '$.invoice.wish') = 'skip' THEN 'true' ELSE 'false' END)
) WHERE json_type(`facts_by_source`, '$.invoice') = 'object';--> statement-breakpoint
UPDATE `payments` SET `facts_by_source` = json_set(
  json_remove(`facts_by_source`, '$.session.isDeposit', '$.session.wish'),
  '$.session.saidPart', json(CASE
    WHEN json_extract(`facts_by_source`, '$.session.wish') = 'final' THEN '{"part":"last","by":"metadata","isWeak":false,"words":"testimonial: final"}'
    WHEN json_extract(`facts_by_source`, '$.session.isDeposit') THEN '{"part":"first","by":"words","isWeak":false,"words":""}'
    ELSE 'null' END),
  '$.session.wordings', json('[]'),
  '$.session.line', json('null'),
  '$.session.isSkipWished', json(CASE WHEN json_extract(`facts_by_source`, '$.session.wish') = 'skip' THEN 'true' ELSE 'false' END)
) WHERE json_type(`facts_by_source`, '$.session') = 'object';
