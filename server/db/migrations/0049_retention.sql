CREATE TABLE `ended_requests` (
	`link_hash` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`address_hash` text,
	`asked_at` integer,
	`last_asked_at` integer,
	`service` text,
	`ended_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `ended_requests_asked` ON `ended_requests` (`workspace_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `ended_requests_ended` ON `ended_requests` (`workspace_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `ended_requests_address` ON `ended_requests` (`address_hash`,`workspace_id`) WHERE "ended_requests"."address_hash" is not null;--> statement-breakpoint
CREATE INDEX `ended_requests_recognised` ON `ended_requests` (`last_asked_at`) WHERE "ended_requests"."address_hash" is not null;--> statement-breakpoint
CREATE TABLE `retention_settings` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`request_months` integer NOT NULL,
	`activity_months` integer NOT NULL,
	`view_months` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonials_answered_services` ON `testimonials` (`workspace_id`,`service`) WHERE "service" is not null and "submitted_at" is not null;
--> statement-breakpoint
-- They name clients, and were not deleted with them.
UPDATE `email_messages` SET `frozen` = NULL WHERE `kind` = 'payments_notice' AND `status` <> 'queued';
