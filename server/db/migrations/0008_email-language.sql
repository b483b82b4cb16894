ALTER TABLE `users` ADD `email_language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `identity_codes` ADD `language` text;