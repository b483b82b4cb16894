ALTER TABLE `connections` ADD `given_up_at` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `account_key` text;--> statement-breakpoint
CREATE INDEX `stripe_events_dead` ON `stripe_events` (`received_at`) WHERE status = 'dead';--> statement-breakpoint
UPDATE `payments` SET `account_key` = (
	SELECT `account_id` || CASE `is_live` WHEN 1 THEN ' live' ELSE ' test' END FROM `connections`
	WHERE `connections`.`id` = `payments`.`connection_id` AND `connections`.`kind` = 'account'
);
