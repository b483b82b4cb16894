CREATE TABLE `existing_import_rows` (
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`workspace_id` text NOT NULL,
	`fields` text NOT NULL,
	PRIMARY KEY(`import_id`, `row`),
	FOREIGN KEY (`import_id`) REFERENCES `existing_imports`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `existing_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`state` text NOT NULL,
	`user_id` text NOT NULL,
	`member_name` text,
	`received_via` text NOT NULL,
	`tags` text NOT NULL,
	`total` integer NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`imported` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`removed_by_user_id` text,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `existing_imports_newest` ON `existing_imports` (`workspace_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `imported_testimonials` (
	`testimonial_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`original_url` text,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_id`) REFERENCES `existing_imports`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `imported_testimonials_of_import` ON `imported_testimonials` (`import_id`,`row`);--> statement-breakpoint
CREATE INDEX `testimonials_by_words` ON `testimonials` (`workspace_id`,lower("customer_name"),length("text")) WHERE "text" is not null;