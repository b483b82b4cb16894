DROP INDEX `testimonials_of_form`;--> statement-breakpoint
CREATE INDEX `testimonials_of_form` ON `testimonials` (`form_id`,`source`,`submitted_at`,`status`) WHERE "form_id" is not null;--> statement-breakpoint
ALTER TABLE `forms` ADD `service` text;--> statement-breakpoint
ALTER TABLE `forms` ADD `thanks_message` text;--> statement-breakpoint
ALTER TABLE `forms` ADD `thanks_link` text;--> statement-breakpoint
ALTER TABLE `forms` ADD `deleted_at` integer;--> statement-breakpoint
UPDATE `forms` SET `questions` = (
  SELECT coalesce(json_group_array(json_set(`value`, '$.kind', 'long', '$.options', json('[]'))), '[]')
  FROM (SELECT json(`value`) AS `value` FROM json_each(`forms`.`questions`) ORDER BY `key`)
) WHERE `questions` <> '[]';
