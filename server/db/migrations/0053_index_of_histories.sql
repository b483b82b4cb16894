DROP INDEX `testimonial_events_history`;--> statement-breakpoint
CREATE INDEX `testimonial_events_history` ON `testimonial_events` (`testimonial_id`,`workspace_id`,`at`);--> statement-breakpoint
DROP INDEX `testimonial_versions_history`;--> statement-breakpoint
CREATE INDEX `testimonial_versions_history` ON `testimonial_versions` (`testimonial_id`,`workspace_id`,`replaced_at`);