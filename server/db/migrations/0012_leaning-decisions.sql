ALTER TABLE `payments` ADD `leans_on` text;--> statement-breakpoint
CREATE INDEX `payments_leaning` ON `payments` (`leans_on`) WHERE leans_on is not null;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `closed_at` integer;