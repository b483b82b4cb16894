CREATE TABLE `testimonial_search` (
	`key` integer PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `testimonial_search_testimonial_id_unique` ON `testimonial_search` (`testimonial_id`);--> statement-breakpoint
CREATE INDEX `testimonial_search_workspace` ON `testimonial_search` (`workspace_id`);
--> statement-breakpoint
INSERT INTO `testimonial_search` (`key`, `testimonial_id`, `workspace_id`)
SELECT dense_rank() OVER (ORDER BY `workspace_id`) * 1073741824
  + row_number() OVER (PARTITION BY `workspace_id` ORDER BY `created_at`, `id`), `id`, `workspace_id`
FROM `testimonials`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `testimonial_words` USING fts5(
  `search_text`, content = '', columnsize = 0, detail = none, tokenize = 'trigram case_sensitive 1'
);
--> statement-breakpoint
INSERT INTO `testimonial_words` (`rowid`, `search_text`)
SELECT `key`, `search_text` FROM `testimonial_search`
JOIN `testimonials` ON `testimonials`.`id` = `testimonial_id` ORDER BY `key`;
--> statement-breakpoint
CREATE TRIGGER `testimonial_search_insert` AFTER INSERT ON `testimonials`
BEGIN
  INSERT INTO `testimonial_search` (`key`, `testimonial_id`, `workspace_id`) VALUES (
    1 + coalesce(
      (SELECT max(`key`) FROM `testimonial_search` WHERE `workspace_id` = NEW.`workspace_id`),
      (SELECT coalesce(max(`key`), 0) / 1073741824 + 1 FROM `testimonial_search`) * 1073741824
    ),
    NEW.`id`, NEW.`workspace_id`
  );
  INSERT INTO `testimonial_words` (`rowid`, `search_text`)
    SELECT `key`, NEW.`search_text` FROM `testimonial_search` WHERE `testimonial_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_search_update` AFTER UPDATE OF `search_text` ON `testimonials`
WHEN NEW.`search_text` <> OLD.`search_text`
BEGIN
  INSERT INTO `testimonial_words` (`testimonial_words`, `rowid`, `search_text`)
    SELECT 'delete', `key`, OLD.`search_text` FROM `testimonial_search` WHERE `testimonial_id` = NEW.`id`;
  INSERT INTO `testimonial_words` (`rowid`, `search_text`)
    SELECT `key`, NEW.`search_text` FROM `testimonial_search` WHERE `testimonial_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_search_delete` BEFORE DELETE ON `testimonials`
BEGIN
  INSERT INTO `testimonial_words` (`testimonial_words`, `rowid`, `search_text`)
    SELECT 'delete', `key`, OLD.`search_text` FROM `testimonial_search` WHERE `testimonial_id` = OLD.`id`;
  DELETE FROM `testimonial_search` WHERE `testimonial_id` = OLD.`id`;
END;
