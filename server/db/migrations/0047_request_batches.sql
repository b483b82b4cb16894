CREATE TABLE `request_batch_rows` (
	`batch_id` text NOT NULL,
	`row` integer NOT NULL,
	`workspace_id` text NOT NULL,
	`customer_email` text NOT NULL,
	`mailbox` text NOT NULL,
	`customer_name` text,
	`service` text,
	`tags` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`planned_for` integer,
	`at` integer,
	`testimonial_id` text,
	PRIMARY KEY(`batch_id`, `row`),
	FOREIGN KEY (`batch_id`) REFERENCES `request_batches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `request_batch_rows_planned` ON `request_batch_rows` (`workspace_id`,`at`) WHERE "request_batch_rows"."state" = 'planned';--> statement-breakpoint
CREATE INDEX `request_batch_rows_mailbox` ON `request_batch_rows` (`mailbox`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `request_batch_rows_testimonial` ON `request_batch_rows` (`testimonial_id`);--> statement-breakpoint
CREATE TABLE `request_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`member_name` text,
	`name` text NOT NULL,
	`form_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `request_batches_newest` ON `request_batches` (`workspace_id`,`created_at`);