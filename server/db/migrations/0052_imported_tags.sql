ALTER TABLE `existing_import_rows` ADD `tag_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `existing_imports` ADD `made_tag_ids` text DEFAULT '[]' NOT NULL;