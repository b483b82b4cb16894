CREATE TABLE `closed_accounts` (
	`identity_uid` text PRIMARY KEY NOT NULL,
	`closed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`identity_uid` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`time_zone` text NOT NULL,
	`is_email_verified` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`checklist_dismissed_at` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_identity_uid_unique` ON `users` (`identity_uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `workspace_members` (
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `user_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `workspace_members_user` ON `workspace_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `workspaces` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_user_id` text NOT NULL,
	`name` text,
	`content_version` integer DEFAULT 1 NOT NULL,
	`accent_color` text,
	`embed_copied_at` integer,
	`sending_paused_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `workspaces_owner` ON `workspaces` (`owner_user_id`);--> statement-breakpoint
CREATE TABLE `analytics_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`anonymous_id` text NOT NULL,
	`user_id` text,
	`event` text,
	`payload` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `analytics_events_user` ON `analytics_events` (`user_id`);--> statement-breakpoint
CREATE INDEX `analytics_events_received` ON `analytics_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `email_settings` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`default_style_id` text NOT NULL,
	`postal_address` text,
	`reminder_count` integer NOT NULL,
	`reminder_after_days` integer NOT NULL,
	`notices_new_testimonial` integer NOT NULL,
	`notices_ask_scheduled` integer DEFAULT true NOT NULL,
	`notices_requests_used_up` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `email_styles` (
	`workspace_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`tone` text NOT NULL,
	`subject` text,
	`message` text,
	`shows_logo` integer NOT NULL,
	`accent_color` text,
	`sender_name` text,
	`footer` text,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `sending_domains` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`local_part` text NOT NULL,
	`provider_id` text NOT NULL,
	`status` text NOT NULL,
	`records` text NOT NULL,
	`added_at` integer NOT NULL,
	`checked_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sending_domains_name_unique` ON `sending_domains` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `sending_domains_provider_id_unique` ON `sending_domains` (`provider_id`);--> statement-breakpoint
CREATE TABLE `do_not_ask` (
	`workspace_id` text NOT NULL,
	`pattern` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `pattern`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `email_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`message_id` text,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `email_events_received` ON `email_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `email_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`testimonial_id` text,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`status` text NOT NULL,
	`delivery` text,
	`delivery_at` integer,
	`frozen` text,
	`month` text,
	`is_shared_sender` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`ambiguous_since` integer,
	`provider_id` text,
	`failure` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `email_messages_testimonial` ON `email_messages` (`testimonial_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_messages_of_workspace` ON `email_messages` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_messages_provider` ON `email_messages` (`provider_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_on_its_way` ON `email_messages` (`testimonial_id`,`kind`) WHERE "email_messages"."status" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX `email_messages_one_a_month` ON `email_messages` (`workspace_id`,`kind`,`month`) WHERE "email_messages"."month" is not null and "email_messages"."status" <> 'failed';--> statement-breakpoint
CREATE TABLE `email_pauses` (
	`id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`detail` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `recipient_emails` (
	`message_id` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`workspace_id` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `recipient_emails_address` ON `recipient_emails` (`address_hash`,`at`);--> statement-breakpoint
CREATE INDEX `recipient_emails_workspace` ON `recipient_emails` (`workspace_id`,`at`);--> statement-breakpoint
CREATE INDEX `recipient_emails_at` ON `recipient_emails` (`at`);--> statement-breakpoint
CREATE TABLE `suppressions` (
	`id` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`workspace_id` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_of_workspace` ON `suppressions` (`address_hash`,`workspace_id`,`reason`) WHERE "suppressions"."workspace_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_of_all` ON `suppressions` (`address_hash`,`reason`) WHERE "suppressions"."workspace_id" is null;--> statement-breakpoint
CREATE TABLE `form_settings` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`asks_company` integer NOT NULL,
	`asks_role` integer NOT NULL,
	`questions` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `identity_accounts` (
	`uid` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`display_name` text,
	`is_email_verified` integer DEFAULT false NOT NULL,
	`is_disabled` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`last_login_at` integer NOT NULL,
	`password_updated_at` integer NOT NULL,
	`valid_since` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_accounts_email_unique` ON `identity_accounts` (`email`);--> statement-breakpoint
CREATE TABLE `identity_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`new_email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identity_codes_uid` ON `identity_codes` (`uid`);--> statement-breakpoint
CREATE TABLE `identity_keys` (
	`kid` text PRIMARY KEY NOT NULL,
	`private_key` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `identity_refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`authenticated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `identity_accounts`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `identity_refresh_tokens_uid` ON `identity_refresh_tokens` (`uid`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`testimonial_id` text,
	`upload_id` text NOT NULL,
	`state` text NOT NULL,
	`source_url` text,
	`public_key` text,
	`content_hash` text,
	`width` integer,
	`height` integer,
	`bytes` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`attached_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `images_public_key_unique` ON `images` (`public_key`);--> statement-breakpoint
CREATE INDEX `images_workspace` ON `images` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `images_testimonial` ON `images` (`testimonial_id`);--> statement-breakpoint
CREATE INDEX `images_unattached` ON `images` (`created_at`) WHERE "images"."attached_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `images_one_an_answer` ON `images` (`testimonial_id`) WHERE "images"."attached_at" is not null and "images"."testimonial_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `images_one_an_organisation` ON `images` (`workspace_id`) WHERE "images"."attached_at" is not null and "images"."testimonial_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `images_upload` ON `images` (`workspace_id`,`upload_id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`entity_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `key`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`queue` text DEFAULT 'rest' NOT NULL,
	`dedupe_key` text NOT NULL,
	`payload` text NOT NULL,
	`run_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer,
	`died_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_dedupe` ON `jobs` (`kind`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`run_at`) WHERE "jobs"."died_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_due_in_queue` ON `jobs` (`queue`,`run_at`) WHERE "jobs"."died_at" is null;--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`account_id` text NOT NULL,
	`account_name` text,
	`is_live` integer NOT NULL,
	`kind` text DEFAULT 'account' NOT NULL,
	`status` text NOT NULL,
	`connected_at` integer NOT NULL,
	`disconnected_at` integer,
	`given_up_at` integer,
	`hook_id` text,
	`sealed_secret` text,
	`rules` text,
	`last_heard_at` integer,
	`caught_up_to` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_hook_id_unique` ON `connections` (`hook_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `connections_account` ON `connections` (`workspace_id`,`account_id`,`is_live`);--> statement-breakpoint
CREATE INDEX `connections_of_account` ON `connections` (`account_id`,`is_live`);--> statement-breakpoint
CREATE TABLE `oauth_states` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `payment_refs` (
	`connection_id` text NOT NULL,
	`ref` text NOT NULL,
	`payment_id` text NOT NULL,
	PRIMARY KEY(`connection_id`, `ref`),
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `payment_refs_of` ON `payment_refs` (`payment_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`connection_name` text,
	`account_key` text,
	`facts_by_source` text NOT NULL,
	`paid_at` integer,
	`customer_email` text,
	`address_hash` text,
	`customer_name` text,
	`amount` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT '' NOT NULL,
	`source` text NOT NULL,
	`description` text,
	`is_paid_elsewhere` integer DEFAULT false NOT NULL,
	`customer_id` text,
	`reversed_at` integer,
	`reversal_reason` text,
	`owners_choice` text,
	`decision` text,
	`decision_reason` text,
	`decision_at` integer,
	`decided_at` integer,
	`on_hold_since` integer,
	`testimonial_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `payments_newest` ON `payments` (`workspace_id`,`paid_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_of_client` ON `payments` (`address_hash`);--> statement-breakpoint
CREATE INDEX `payments_of_customer` ON `payments` (`connection_id`,`customer_id`);--> statement-breakpoint
CREATE INDEX `payments_of_connection` ON `payments` (`connection_id`,`decision`);--> statement-breakpoint
CREATE INDEX `payments_of_testimonial` ON `payments` (`testimonial_id`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`source` text NOT NULL,
	`event_id` text NOT NULL,
	`account_id` text,
	`type` text NOT NULL,
	`api_version` text,
	`is_live` integer NOT NULL,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`found_by` text NOT NULL,
	`payload` text,
	`status` text NOT NULL,
	`reason` text,
	`settled_at` integer,
	PRIMARY KEY(`source`, `event_id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `stripe_events_dead` ON `stripe_events` (`received_at`) WHERE status = 'dead';--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`plan` text NOT NULL,
	`is_cancelling` integer DEFAULT false NOT NULL,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`period_ends_at` integer,
	`interval` text,
	`past_due_since` integer,
	`has_several` integer DEFAULT false NOT NULL,
	`synced_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_customer` ON `subscriptions` (`stripe_customer_id`);--> statement-breakpoint
CREATE TABLE `attestations` (
	`testimonial_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`wording` text NOT NULL,
	`wording_hash` text NOT NULL,
	`version` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`choice` text NOT NULL,
	`version` text NOT NULL,
	`wording` text NOT NULL,
	`wording_hash` text NOT NULL,
	`locale` text NOT NULL,
	`parts` text DEFAULT '{"name":true,"photo":true,"company":false,"answers":false}' NOT NULL,
	`address_hash` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `consents_testimonial` ON `consents` (`testimonial_id`);--> statement-breakpoint
CREATE TABLE `request_counts` (
	`workspace_id` text NOT NULL,
	`month` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `month`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `testimonial_answers` (
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`question_id` text NOT NULL,
	`position` integer NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`testimonial_id`, `question_id`),
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonial_answers_workspace` ON `testimonial_answers` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `testimonial_counts` (
	`workspace_id` text NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `status`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `testimonial_events` (
	`id` text PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonial_events_history` ON `testimonial_events` (`workspace_id`,`testimonial_id`,`at`);--> statement-breakpoint
CREATE TABLE `testimonial_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`testimonial_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`rating` integer,
	`text` text NOT NULL,
	`company` text,
	`role` text,
	`answers` text NOT NULL,
	`written_at` integer NOT NULL,
	`replaced_at` integer NOT NULL,
	FOREIGN KEY (`testimonial_id`) REFERENCES `testimonials`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `testimonial_versions_history` ON `testimonial_versions` (`workspace_id`,`testimonial_id`,`replaced_at`);--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` text PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`customer_name` text,
	`customer_email` text NOT NULL,
	`address_changes` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`source` text DEFAULT 'manual' NOT NULL,
	`rating` integer,
	`text` text,
	`company` text,
	`role` text,
	`language` text,
	`is_name_shown` integer DEFAULT true NOT NULL,
	`is_photo_shown` integer DEFAULT true NOT NULL,
	`is_company_shown` integer DEFAULT false NOT NULL,
	`are_answers_shown` integer DEFAULT false NOT NULL,
	`is_answered_by_email` integer DEFAULT false NOT NULL,
	`suspicion` text,
	`received_via` text,
	`search_text` text DEFAULT '' NOT NULL,
	`is_private` integer DEFAULT true NOT NULL,
	`is_auto_send_enabled` integer DEFAULT false NOT NULL,
	`email_state` text DEFAULT 'none' NOT NULL,
	`email_delivery` text,
	`email_problem` text,
	`service` text,
	`email_style_id` text,
	`reminds_at` integer,
	`reminders_sent` integer DEFAULT 0 NOT NULL,
	`scheduled_for` integer,
	`is_counted` integer DEFAULT true NOT NULL,
	`are_reminders_stopped` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`submitted_at` integer,
	`revised_at` integer,
	`declined_at` integer,
	`unsubscribed_at` integer,
	`withdrawn_at` integer,
	`erased_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "testimonials_rating" CHECK("testimonials"."rating" between 1 and 5),
	CONSTRAINT "testimonials_answered" CHECK("testimonials"."status" in ('pending', 'sent') or ("testimonials"."text" is not null and "testimonials"."submitted_at" is not null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `testimonials_public_id_unique` ON `testimonials` (`public_id`);--> statement-breakpoint
CREATE INDEX `testimonials_newest` ON `testimonials` (`workspace_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `testimonials_of_address` ON `testimonials` (`workspace_id`,lower("customer_email"));--> statement-breakpoint
CREATE INDEX `testimonials_by_status` ON `testimonials` (`workspace_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `pinned_scripts` (
	`path` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`pinned_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `widget_counts` (
	`widget_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`day` text NOT NULL,
	`site` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`widget_id`, `day`, `site`),
	FOREIGN KEY (`widget_id`) REFERENCES `widgets`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `widget_counts_workspace` ON `widget_counts` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `widget_counts_seen` ON `widget_counts` (`widget_id`,`last_seen_at`);--> statement-breakpoint
CREATE TABLE `widgets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`slug` text,
	`options` text DEFAULT '{}' NOT NULL,
	`heights` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`published_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `widgets_slug_unique` ON `widgets` (`slug`);--> statement-breakpoint
CREATE INDEX `widgets_workspace` ON `widgets` (`workspace_id`);
--> statement-breakpoint
CREATE VIEW `payment_proofs` AS
SELECT `testimonials`.`id` AS `testimonial_id`, `testimonials`.`workspace_id`,
  CASE
    WHEN `payments`.`account_key` IS NULL THEN 'own_webhook'
    WHEN `payments`.`is_paid_elsewhere` <> 0 THEN 'paid_elsewhere'
    WHEN `testimonials`.`customer_email` = `facts_by_source` ->> '$.invoice.email' OR `testimonials`.`customer_email` = `facts_by_source` ->> '$.session.email'
      THEN CASE WHEN `testimonials`.`is_answered_by_email` = 0 THEN 'other_link' ELSE 'verified' END
    ELSE 'owners_address'
  END AS `verification`,
  `payments`.`paid_at`
FROM `testimonials`
JOIN `payments` ON `payments`.`testimonial_id` = `testimonials`.`id` AND `payments`.`workspace_id` = `testimonials`.`workspace_id`
WHERE `testimonials`.`source` = 'payment' AND `testimonials`.`submitted_at` IS NOT NULL
  AND `payments`.`decision` = 'asked' AND `payments`.`paid_at` IS NOT NULL;
--> statement-breakpoint
CREATE VIEW `public_testimonials` AS
SELECT `testimonials`.`public_id`, `testimonials`.`workspace_id`,
  CASE WHEN `is_name_shown` <> 0 THEN coalesce(`customer_name`, '') ELSE '' END AS `author`,
  CASE WHEN `is_company_shown` <> 0 THEN `role` END AS `role`,
  CASE WHEN `is_company_shown` <> 0 THEN `company` END AS `company`,
  `rating`, `text`, `submitted_at`,
  (SELECT json_group_array(json_object('question', `question`, 'answer', `answer`) ORDER BY `position`) FROM `testimonial_answers`
    WHERE `testimonial_answers`.`testimonial_id` = `testimonials`.`id` AND `are_answers_shown` <> 0) AS `answers`,
  `images`.`public_key` AS `image_key`,
  `images`.`width` AS `image_width`,
  `images`.`height` AS `image_height`,
  EXISTS (
    SELECT 1 FROM `payment_proofs` WHERE `payment_proofs`.`testimonial_id` = `testimonials`.`id` AND `verification` = 'verified'
  ) AS `is_verified`,
  `source` = 'owner' AS `is_by_owner`
FROM `testimonials`
LEFT JOIN `images` ON `images`.`testimonial_id` = `testimonials`.`id` AND `images`.`attached_at` IS NOT NULL
  AND `images`.`public_key` IS NOT NULL AND `testimonials`.`is_photo_shown` <> 0
WHERE `status` = 'approved' AND `is_private` = 0 AND `withdrawn_at` IS NULL AND `erased_at` IS NULL AND (
  EXISTS (
    SELECT 1 FROM `consents`
    WHERE `consents`.`testimonial_id` = `testimonials`.`id` AND `choice` = 'public' AND `consents`.`withdrawn_at` IS NULL
  )
  OR `source` = 'owner' AND EXISTS (SELECT 1 FROM `attestations` WHERE `attestations`.`testimonial_id` = `testimonials`.`id`)
);
--> statement-breakpoint
CREATE TRIGGER `testimonial_events_never_change` BEFORE UPDATE ON `testimonial_events`
BEGIN SELECT raise(ABORT, 'history is never changed'); END;
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
--> statement-breakpoint
CREATE TRIGGER `consents_stay_with_their_testimonial` BEFORE DELETE ON `consents`
WHEN EXISTS (SELECT 1 FROM `testimonials` WHERE `id` = OLD.`testimonial_id`)
BEGIN SELECT raise(ABORT, 'a consent goes only with its testimonial'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_public_needs_consent_insert` BEFORE INSERT ON `testimonials`
WHEN NEW.`status` = 'approved' AND NEW.`is_private` = 0
BEGIN SELECT raise(ABORT, 'approved and public without consent'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_source_stays` BEFORE UPDATE OF `source` ON `testimonials`
WHEN NEW.`source` <> OLD.`source`
BEGIN SELECT raise(ABORT, 'where a testimonial comes from is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `attestations_never_change` BEFORE UPDATE ON `attestations`
BEGIN SELECT raise(ABORT, 'an attestation is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `attestations_stay_with_their_testimonial` BEFORE DELETE ON `attestations`
WHEN EXISTS (SELECT 1 FROM `testimonials` WHERE `id` = OLD.`testimonial_id`)
BEGIN SELECT raise(ABORT, 'an attestation goes only with its testimonial'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_public_needs_consent_update` BEFORE UPDATE ON `testimonials`
WHEN NEW.`status` = 'approved' AND NEW.`is_private` = 0 AND NOT EXISTS (
  SELECT 1 FROM `consents` WHERE `testimonial_id` = NEW.`id` AND `choice` = 'public' AND `withdrawn_at` IS NULL
    AND json_extract(`parts`, '$.name') >= NEW.`is_name_shown` AND json_extract(`parts`, '$.photo') >= NEW.`is_photo_shown`
    AND json_extract(`parts`, '$.company') >= NEW.`is_company_shown` AND json_extract(`parts`, '$.answers') >= NEW.`are_answers_shown`
) AND NOT (
  NEW.`source` = 'owner' AND EXISTS (SELECT 1 FROM `attestations` WHERE `testimonial_id` = NEW.`id`)
)
BEGIN SELECT raise(ABORT, 'approved and public without consent'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_withdrawn_stay_unapproved` BEFORE UPDATE ON `testimonials`
WHEN NEW.`status` = 'approved' AND (NEW.`withdrawn_at` IS NOT NULL OR NEW.`erased_at` IS NOT NULL)
BEGIN SELECT raise(ABORT, 'approved against the will of the client'); END;
--> statement-breakpoint
CREATE TRIGGER `testimonials_erased_are_empty` BEFORE UPDATE ON `testimonials`
WHEN NEW.`erased_at` IS NOT NULL AND (
  NEW.`customer_name` IS NOT NULL OR NEW.`customer_email` <> '' OR coalesce(NEW.`text`, '') <> '' OR NEW.`rating` IS NOT NULL
  OR NEW.`company` IS NOT NULL OR NEW.`role` IS NOT NULL OR NEW.`search_text` <> ''
)
BEGIN SELECT raise(ABORT, 'erased and not empty'); END;
--> statement-breakpoint
CREATE TRIGGER `images_leave_the_public` AFTER UPDATE ON `testimonials`
WHEN NEW.`status` <> 'approved' OR NEW.`is_private` <> 0 OR NEW.`withdrawn_at` IS NOT NULL OR NEW.`is_photo_shown` = 0
BEGIN
  UPDATE `images` SET `public_key` = NULL WHERE `testimonial_id` = NEW.`id` AND `public_key` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `testimonial_versions_never_change` BEFORE UPDATE ON `testimonial_versions`
BEGIN SELECT raise(ABORT, 'earlier words are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `consents_only_withdrawn` BEFORE UPDATE ON `consents`
WHEN NEW.`id` <> OLD.`id` OR NEW.`testimonial_id` <> OLD.`testimonial_id` OR NEW.`workspace_id` <> OLD.`workspace_id`
  OR NEW.`choice` <> OLD.`choice` OR NEW.`version` <> OLD.`version` OR NEW.`wording` <> OLD.`wording`
  OR NEW.`wording_hash` <> OLD.`wording_hash` OR NEW.`locale` <> OLD.`locale` OR NEW.`parts` <> OLD.`parts`
  OR (NEW.`address_hash` <> OLD.`address_hash` AND NEW.`address_hash` <> '')
  OR NEW.`given_at` <> OLD.`given_at` OR (OLD.`withdrawn_at` IS NOT NULL AND NEW.`withdrawn_at` IS NOT OLD.`withdrawn_at`)
BEGIN SELECT raise(ABORT, 'a consent is only ever withdrawn'); END;
