ALTER TABLE `forms` ADD `asks_rating` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `forms` ADD `asks_photo` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `forms` ADD `required` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `forms` ADD `language` text;--> statement-breakpoint
ALTER TABLE `forms` ADD `has_own_color` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `forms` ADD `accent_color` text;--> statement-breakpoint
UPDATE `forms` SET `questions` = (
	SELECT json_group_array(json_set("value", '$.isRequired', json('false'))) FROM json_each(`forms`.`questions`)
) WHERE json_array_length(`questions`) > 0;
