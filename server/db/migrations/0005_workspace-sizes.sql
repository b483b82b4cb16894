CREATE TABLE `workspace_sizes` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
INSERT INTO `workspace_sizes` (`workspace_id`, `bytes`)
SELECT `workspace_id`, sum(`bytes`) FROM (
  SELECT `workspace_id`, 500 + 2 * coalesce(length(`testimonials`.`text`), 0) AS `bytes` FROM `testimonials`
  UNION ALL SELECT `workspace_id`, 300 + length(`testimonial_versions`.`text`) AS `bytes` FROM `testimonial_versions`
  UNION ALL SELECT `workspace_id`, 200 + length(`testimonial_answers`.`answer`) AS `bytes` FROM `testimonial_answers`
  UNION ALL SELECT `workspace_id`, 150 AS `bytes` FROM `testimonial_events`
  UNION ALL SELECT `workspace_id`, 500 + length(`consents`.`wording`) AS `bytes` FROM `consents`
) GROUP BY `workspace_id`;
--> statement-breakpoint
CREATE TRIGGER `testimonials_size_insert` AFTER INSERT ON `testimonials`
BEGIN
  INSERT INTO `workspace_sizes` VALUES (NEW.`workspace_id`, 500 + 2 * coalesce(length(NEW.`text`), 0))
  ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_size_delete` AFTER DELETE ON `testimonials`
BEGIN
  UPDATE `workspace_sizes` SET `bytes` = `bytes` - (500 + 2 * coalesce(length(OLD.`text`), 0)) WHERE `workspace_id` = OLD.`workspace_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_versions_size_insert` AFTER INSERT ON `testimonial_versions`
BEGIN
  INSERT INTO `workspace_sizes` VALUES (NEW.`workspace_id`, 300 + length(NEW.`text`))
  ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_versions_size_delete` AFTER DELETE ON `testimonial_versions`
BEGIN
  UPDATE `workspace_sizes` SET `bytes` = `bytes` - (300 + length(OLD.`text`)) WHERE `workspace_id` = OLD.`workspace_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_answers_size_insert` AFTER INSERT ON `testimonial_answers`
BEGIN
  INSERT INTO `workspace_sizes` VALUES (NEW.`workspace_id`, 200 + length(NEW.`answer`))
  ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_answers_size_delete` AFTER DELETE ON `testimonial_answers`
BEGIN
  UPDATE `workspace_sizes` SET `bytes` = `bytes` - (200 + length(OLD.`answer`)) WHERE `workspace_id` = OLD.`workspace_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_events_size_insert` AFTER INSERT ON `testimonial_events`
BEGIN
  INSERT INTO `workspace_sizes` VALUES (NEW.`workspace_id`, 150)
  ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_events_size_delete` AFTER DELETE ON `testimonial_events`
BEGIN
  UPDATE `workspace_sizes` SET `bytes` = `bytes` - (150) WHERE `workspace_id` = OLD.`workspace_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `consents_size_insert` AFTER INSERT ON `consents`
BEGIN
  INSERT INTO `workspace_sizes` VALUES (NEW.`workspace_id`, 500 + length(NEW.`wording`))
  ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `consents_size_delete` AFTER DELETE ON `consents`
BEGIN
  UPDATE `workspace_sizes` SET `bytes` = `bytes` - (500 + length(OLD.`wording`)) WHERE `workspace_id` = OLD.`workspace_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_size_update` AFTER UPDATE OF `text` ON `testimonials`
BEGIN
  UPDATE `workspace_sizes`
  SET `bytes` = `bytes` + 2 * coalesce(length(NEW.`text`), 0) - 2 * coalesce(length(OLD.`text`), 0)
  WHERE `workspace_id` = NEW.`workspace_id`;
END;
