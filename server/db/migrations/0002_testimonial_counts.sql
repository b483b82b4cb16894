CREATE TABLE `testimonial_counts` (
	`workspace_id` text NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `status`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;

--> statement-breakpoint
INSERT INTO `testimonial_counts` SELECT `workspace_id`, `status`, count(*) FROM `testimonials` GROUP BY `workspace_id`, `status`;
--> statement-breakpoint
CREATE TRIGGER `testimonial_counts_insert` AFTER INSERT ON `testimonials`
BEGIN
  INSERT INTO `testimonial_counts` VALUES (NEW.`workspace_id`, NEW.`status`, 1)
  ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_counts_delete` AFTER DELETE ON `testimonials`
BEGIN
  UPDATE `testimonial_counts` SET `count` = `count` - 1 WHERE `workspace_id` = OLD.`workspace_id` AND `status` = OLD.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_counts_update` AFTER UPDATE ON `testimonials`
WHEN NEW.`status` <> OLD.`status` OR NEW.`workspace_id` <> OLD.`workspace_id`
BEGIN
  UPDATE `testimonial_counts` SET `count` = `count` - 1 WHERE `workspace_id` = OLD.`workspace_id` AND `status` = OLD.`status`;
  INSERT INTO `testimonial_counts` VALUES (NEW.`workspace_id`, NEW.`status`, 1)
  ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
