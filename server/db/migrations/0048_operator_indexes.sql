CREATE INDEX `email_messages_created` ON `email_messages` (`created_at`,`status`);--> statement-breakpoint
CREATE INDEX `jobs_dead` ON `jobs` (`died_at`) WHERE "jobs"."died_at" is not null;