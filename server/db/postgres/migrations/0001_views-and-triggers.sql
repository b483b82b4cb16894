CREATE VIEW "payment_proofs" AS
SELECT t."id" AS "testimonial_id", t."workspace_id",
  CASE
    WHEN p."account_key" IS NULL THEN 'own_webhook'
    WHEN p."is_paid_elsewhere" THEN 'paid_elsewhere'
    WHEN t."customer_email" = p."facts_by_source"::json #>> '{invoice,email}' OR t."customer_email" = p."facts_by_source"::json #>> '{session,email}'
      THEN CASE WHEN t."is_answered_by_email" THEN 'verified' ELSE 'other_link' END
    ELSE 'owners_address'
  END COLLATE "C" AS "verification",
  p."paid_at"
FROM "testimonials" t
JOIN "payments" p ON p."testimonial_id" = t."id" AND p."workspace_id" = t."workspace_id"
WHERE t."source" = 'payment' AND t."submitted_at" IS NOT NULL AND p."decision" = 'asked' AND p."paid_at" IS NOT NULL;
--> statement-breakpoint
CREATE VIEW "public_testimonials" AS
SELECT t."public_id", t."workspace_id",
  CASE WHEN t."is_name_shown" THEN coalesce(t."customer_name", '') ELSE '' END AS "author",
  CASE WHEN t."is_company_shown" THEN t."role" END AS "role",
  CASE WHEN t."is_company_shown" THEN t."company" END AS "company",
  t."rating", t."text", t."excerpt", t."highlight",
  CASE WHEN NOT t."is_reply_outdated" THEN t."reply" END AS "reply", t."submitted_at",
  (SELECT coalesce(json_agg(json_build_object('question', a."question", 'answer', a."answer") ORDER BY a."position"), '[]')::text
    FROM "testimonial_answers" a WHERE a."testimonial_id" = t."id" AND t."are_answers_shown") AS "answers",
  i."public_key" AS "image_key", i."width" AS "image_width", i."height" AS "image_height",
  EXISTS (SELECT 1 FROM "payment_proofs" pp WHERE pp."testimonial_id" = t."id" AND pp."verification" = 'verified') AS "is_verified",
  t."source" = 'owner' AS "is_by_owner",
  t."is_rewarded",
  (SELECT c."locale" FROM "consents" c WHERE c."testimonial_id" = t."id" AND c."choice" = 'public' AND c."withdrawn_at" IS NULL
    ORDER BY c."given_at" DESC, c."id" DESC LIMIT 1) AS "language",
  (SELECT coalesce(json_agg(json_build_object('language', tr."language", 'text', tr."text") ORDER BY tr."language"), '[]')::text
    FROM "testimonial_translations" tr WHERE tr."testimonial_id" = t."id" AND NOT tr."is_outdated") AS "translations"
FROM "testimonials" t
LEFT JOIN "images" i ON i."testimonial_id" = t."id" AND i."attached_at" IS NOT NULL
  AND i."public_key" IS NOT NULL AND t."is_photo_shown"
WHERE t."status" = 'approved' AND NOT t."is_private" AND t."withdrawn_at" IS NULL AND t."erased_at" IS NULL AND (
  EXISTS (SELECT 1 FROM "consents" c WHERE c."testimonial_id" = t."id" AND c."choice" = 'public' AND c."withdrawn_at" IS NULL)
  OR t."source" = 'owner' AND EXISTS (SELECT 1 FROM "attestations" at WHERE at."testimonial_id" = t."id")
);
--> statement-breakpoint
CREATE FUNCTION "refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END $$;
--> statement-breakpoint
CREATE FUNCTION "has_testimonial"("id_of" text) RETURNS boolean LANGUAGE sql STABLE AS $$
SELECT EXISTS (SELECT 1 FROM "testimonials" WHERE "id" = "id_of") $$;
--> statement-breakpoint
CREATE FUNCTION "has_consent"("of" "testimonials") RETURNS boolean LANGUAGE sql STABLE AS $$
SELECT EXISTS (
  SELECT 1 FROM "consents" WHERE "testimonial_id" = "of"."id" AND "choice" = 'public' AND "withdrawn_at" IS NULL
    AND ("parts"::json ->> 'name')::boolean >= "of"."is_name_shown" AND ("parts"::json ->> 'photo')::boolean >= "of"."is_photo_shown"
    AND ("parts"::json ->> 'company')::boolean >= "of"."is_company_shown"
    AND ("parts"::json ->> 'answers')::boolean >= "of"."are_answers_shown"
) OR "of"."source" = 'owner' AND EXISTS (SELECT 1 FROM "attestations" WHERE "testimonial_id" = "of"."id") $$;
--> statement-breakpoint
CREATE TRIGGER "testimonial_events_never_change" BEFORE UPDATE ON "testimonial_events"
FOR EACH ROW EXECUTE FUNCTION "refuse"('history is never changed');
--> statement-breakpoint
CREATE TRIGGER "testimonial_versions_never_change" BEFORE UPDATE ON "testimonial_versions"
FOR EACH ROW EXECUTE FUNCTION "refuse"('earlier words are never changed');
--> statement-breakpoint
CREATE TRIGGER "attestations_never_change" BEFORE UPDATE ON "attestations"
FOR EACH ROW EXECUTE FUNCTION "refuse"('an attestation is never changed');
--> statement-breakpoint
CREATE TRIGGER "consents_stay_with_their_testimonial" BEFORE DELETE ON "consents"
FOR EACH ROW WHEN ("has_testimonial"(OLD."testimonial_id")) EXECUTE FUNCTION "refuse"('a consent goes only with its testimonial');
--> statement-breakpoint
CREATE TRIGGER "attestations_stay_with_their_testimonial" BEFORE DELETE ON "attestations"
FOR EACH ROW WHEN ("has_testimonial"(OLD."testimonial_id")) EXECUTE FUNCTION "refuse"('an attestation goes only with its testimonial');
--> statement-breakpoint
CREATE TRIGGER "consents_only_withdrawn" BEFORE UPDATE ON "consents"
FOR EACH ROW WHEN (
  (NEW."id", NEW."testimonial_id", NEW."workspace_id", NEW."choice", NEW."version", NEW."wording", NEW."wording_hash", NEW."locale", NEW."parts", NEW."given_at")
    <> (OLD."id", OLD."testimonial_id", OLD."workspace_id", OLD."choice", OLD."version", OLD."wording", OLD."wording_hash", OLD."locale", OLD."parts", OLD."given_at")
  OR (NEW."address_hash" <> OLD."address_hash" AND NEW."address_hash" <> '')
  OR (OLD."withdrawn_at" IS NOT NULL AND NEW."withdrawn_at" IS DISTINCT FROM OLD."withdrawn_at")
) EXECUTE FUNCTION "refuse"('a consent is only ever withdrawn');
--> statement-breakpoint
CREATE TRIGGER "testimonials_source_stays" BEFORE UPDATE OF "source" ON "testimonials"
FOR EACH ROW WHEN (NEW."source" <> OLD."source") EXECUTE FUNCTION "refuse"('where a testimonial comes from is never changed');
--> statement-breakpoint
CREATE TRIGGER "testimonials_public_needs_consent_insert" BEFORE INSERT ON "testimonials"
FOR EACH ROW WHEN (NEW."status" = 'approved' AND NOT NEW."is_private") EXECUTE FUNCTION "refuse"('approved and public without consent');
--> statement-breakpoint
CREATE TRIGGER "testimonials_public_needs_consent_update" BEFORE UPDATE ON "testimonials"
FOR EACH ROW WHEN (NEW."status" = 'approved' AND NOT NEW."is_private" AND NOT "has_consent"(NEW))
EXECUTE FUNCTION "refuse"('approved and public without consent');
--> statement-breakpoint
CREATE TRIGGER "testimonials_withdrawn_stay_unapproved" BEFORE UPDATE ON "testimonials"
FOR EACH ROW WHEN (NEW."status" = 'approved' AND (NEW."withdrawn_at" IS NOT NULL OR NEW."erased_at" IS NOT NULL))
EXECUTE FUNCTION "refuse"('approved against the will of the client');
--> statement-breakpoint
CREATE TRIGGER "testimonials_erased_are_empty" BEFORE UPDATE ON "testimonials"
FOR EACH ROW WHEN (NEW."erased_at" IS NOT NULL AND (
  NEW."customer_name" IS NOT NULL OR NEW."customer_email" <> '' OR coalesce(NEW."text", '') <> '' OR NEW."rating" IS NOT NULL
  OR NEW."company" IS NOT NULL OR NEW."role" IS NOT NULL OR NEW."search_text" <> ''
  OR NEW."excerpt" IS NOT NULL OR NEW."highlight" IS NOT NULL OR NEW."reply" IS NOT NULL
)) EXECUTE FUNCTION "refuse"('erased and not empty');
--> statement-breakpoint
CREATE FUNCTION "images_leave_the_public"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "images" SET "public_key" = NULL WHERE "testimonial_id" = NEW."id" AND "public_key" IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "images_leave_the_public" AFTER UPDATE ON "testimonials"
FOR EACH ROW WHEN (NEW."status" <> 'approved' OR NEW."is_private" OR NEW."withdrawn_at" IS NOT NULL OR NOT NEW."is_photo_shown")
EXECUTE FUNCTION "images_leave_the_public"();
--> statement-breakpoint
CREATE FUNCTION "count_testimonials"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "testimonial_counts" SET "count" = "count" - 1 WHERE "workspace_id" = OLD."workspace_id" AND "status" = OLD."status";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "testimonial_counts" AS counted ("workspace_id", "status", "count") VALUES (NEW."workspace_id", NEW."status", 1)
    ON CONFLICT ("workspace_id", "status") DO UPDATE SET "count" = counted."count" + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "testimonial_counts_insert" AFTER INSERT ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "count_testimonials"();
--> statement-breakpoint
CREATE TRIGGER "testimonial_counts_delete" AFTER DELETE ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "count_testimonials"();
--> statement-breakpoint
CREATE TRIGGER "testimonial_counts_update" AFTER UPDATE ON "testimonials"
FOR EACH ROW WHEN (NEW."status" <> OLD."status" OR NEW."workspace_id" <> OLD."workspace_id") EXECUTE FUNCTION "count_testimonials"();
--> statement-breakpoint
CREATE SEQUENCE "testimonial_search_keys";
--> statement-breakpoint
CREATE FUNCTION "add_to_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "testimonial_search" ("key", "testimonial_id", "workspace_id")
  VALUES (nextval('testimonial_search_keys'), NEW."id", NEW."workspace_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "testimonial_search_insert" AFTER INSERT ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "add_to_search"();
--> statement-breakpoint
CREATE FUNCTION "add_workspace_bytes"("of" text, "added" bigint) RETURNS void LANGUAGE sql AS $$
INSERT INTO "workspace_sizes" AS sizes ("workspace_id", "bytes") VALUES ("of", "added")
ON CONFLICT ("workspace_id") DO UPDATE SET "bytes" = sizes."bytes" + excluded."bytes" $$;
--> statement-breakpoint
CREATE FUNCTION "remove_workspace_bytes"("of" text, "removed" bigint) RETURNS void LANGUAGE sql AS $$
UPDATE "workspace_sizes" SET "bytes" = "bytes" - "removed" WHERE "workspace_id" = "of" $$;
--> statement-breakpoint
CREATE FUNCTION "size_testimonials"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM "add_workspace_bytes"(NEW."workspace_id", 500 + 2 * coalesce(length(NEW."text"), 0));
  ELSIF TG_OP = 'DELETE' THEN PERFORM "remove_workspace_bytes"(OLD."workspace_id", 500 + 2 * coalesce(length(OLD."text"), 0));
  ELSE PERFORM "remove_workspace_bytes"(NEW."workspace_id", 2 * coalesce(length(OLD."text"), 0) - 2 * coalesce(length(NEW."text"), 0));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "size_testimonial_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM "add_workspace_bytes"(NEW."workspace_id", 300 + length(NEW."text"));
  ELSE PERFORM "remove_workspace_bytes"(OLD."workspace_id", 300 + length(OLD."text"));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "size_testimonial_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM "add_workspace_bytes"(NEW."workspace_id", 200 + length(NEW."answer"));
  ELSE PERFORM "remove_workspace_bytes"(OLD."workspace_id", 200 + length(OLD."answer"));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "size_testimonial_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM "add_workspace_bytes"(NEW."workspace_id", 150);
  ELSE PERFORM "remove_workspace_bytes"(OLD."workspace_id", 150);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "size_consents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM "add_workspace_bytes"(NEW."workspace_id", 500 + length(NEW."wording"));
  ELSE PERFORM "remove_workspace_bytes"(OLD."workspace_id", 500 + length(OLD."wording"));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "testimonials_size_insert" AFTER INSERT ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "size_testimonials"();
--> statement-breakpoint
CREATE TRIGGER "testimonials_size_delete" AFTER DELETE ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "size_testimonials"();
--> statement-breakpoint
CREATE TRIGGER "testimonials_size_update" AFTER UPDATE OF "text" ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "size_testimonials"();
--> statement-breakpoint
CREATE TRIGGER "testimonial_versions_size_insert" AFTER INSERT ON "testimonial_versions" FOR EACH ROW EXECUTE FUNCTION "size_testimonial_versions"();
--> statement-breakpoint
CREATE TRIGGER "testimonial_versions_size_delete" AFTER DELETE ON "testimonial_versions" FOR EACH ROW EXECUTE FUNCTION "size_testimonial_versions"();
--> statement-breakpoint
CREATE TRIGGER "testimonial_answers_size_insert" AFTER INSERT ON "testimonial_answers" FOR EACH ROW EXECUTE FUNCTION "size_testimonial_answers"();
--> statement-breakpoint
CREATE TRIGGER "testimonial_answers_size_delete" AFTER DELETE ON "testimonial_answers" FOR EACH ROW EXECUTE FUNCTION "size_testimonial_answers"();
--> statement-breakpoint
CREATE TRIGGER "testimonial_events_size_insert" AFTER INSERT ON "testimonial_events" FOR EACH ROW EXECUTE FUNCTION "size_testimonial_events"();
--> statement-breakpoint
CREATE TRIGGER "testimonial_events_size_delete" AFTER DELETE ON "testimonial_events" FOR EACH ROW EXECUTE FUNCTION "size_testimonial_events"();
--> statement-breakpoint
CREATE TRIGGER "consents_size_insert" AFTER INSERT ON "consents" FOR EACH ROW EXECUTE FUNCTION "size_consents"();
--> statement-breakpoint
CREATE TRIGGER "consents_size_delete" AFTER DELETE ON "consents" FOR EACH ROW EXECUTE FUNCTION "size_consents"();
--> statement-breakpoint
CREATE FUNCTION "is_published"("of" "testimonials") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
SELECT "of"."status" = 'approved' AND NOT "of"."is_private" AND "of"."withdrawn_at" IS NULL AND "of"."erased_at" IS NULL $$;
--> statement-breakpoint
CREATE FUNCTION "count_day_out"("of" "testimonials") RETURNS void LANGUAGE sql AS $$
UPDATE "workspace_days" SET "asked" = "asked" - 1, "answered" = "answered" - ("of"."submitted_at" IS NOT NULL)::int
WHERE "workspace_id" = "of"."workspace_id" AND "day" = coalesce("of"."sent_at", "of"."submitted_at") / 86400000
  AND "of"."source" NOT IN ('owner', 'link') $$;
--> statement-breakpoint
CREATE FUNCTION "count_day_in"("of" "testimonials") RETURNS void LANGUAGE sql AS $$
INSERT INTO "workspace_days" AS days ("workspace_id", "day", "asked", "answered", "answers", "published")
SELECT "of"."workspace_id", coalesce("of"."sent_at", "of"."submitted_at") / 86400000, 1, ("of"."submitted_at" IS NOT NULL)::int, 0, 0
WHERE coalesce("of"."sent_at", "of"."submitted_at") IS NOT NULL AND "of"."source" NOT IN ('owner', 'link')
ON CONFLICT ("workspace_id", "day") DO UPDATE SET "asked" = days."asked" + 1, "answered" = days."answered" + excluded."answered";
INSERT INTO "workspace_days" AS days ("workspace_id", "day", "asked", "answered", "answers", "published")
SELECT "of"."workspace_id", "of"."submitted_at" / 86400000, 0, 0, 1, 0
WHERE "of"."submitted_at" IS NOT NULL AND "of"."source" <> 'owner'
ON CONFLICT ("workspace_id", "day") DO UPDATE SET "answers" = days."answers" + 1 $$;
--> statement-breakpoint
CREATE FUNCTION "workspace_days_insert"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM "count_day_in"(NEW); RETURN NULL; END $$;
--> statement-breakpoint
CREATE FUNCTION "workspace_days_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_day_out"(OLD);
  UPDATE "workspace_days" SET "answers" = "answers" - (OLD."source" <> 'owner')::int, "published" = "published" - "is_published"(OLD)::int
  WHERE "workspace_id" = OLD."workspace_id" AND "day" = OLD."submitted_at" / 86400000;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "workspace_days_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_day_out"(OLD);
  UPDATE "workspace_days" SET "answers" = "answers" - 1
  WHERE "workspace_id" = OLD."workspace_id" AND "day" = OLD."submitted_at" / 86400000;
  PERFORM "count_day_in"(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_unpublished"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "workspace_days" SET "published" = "published" - 1
    WHERE "workspace_id" = OLD."workspace_id" AND "day" = OLD."submitted_at" / 86400000;
  END IF;
  UPDATE "published_counts" SET "count" = "count" - 1 WHERE "workspace_id" = OLD."workspace_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "workspace_days" AS days ("workspace_id", "day", "asked", "answered", "answers", "published")
  SELECT NEW."workspace_id", NEW."submitted_at" / 86400000, 0, 0, 0, 1 WHERE NEW."submitted_at" IS NOT NULL
  ON CONFLICT ("workspace_id", "day") DO UPDATE SET "published" = days."published" + 1;
  INSERT INTO "published_counts" AS counted ("workspace_id", "count") VALUES (NEW."workspace_id", 1)
  ON CONFLICT ("workspace_id") DO UPDATE SET "count" = counted."count" + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "workspace_days_insert" AFTER INSERT ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "workspace_days_insert"();
--> statement-breakpoint
CREATE TRIGGER "workspace_days_delete" AFTER DELETE ON "testimonials"
FOR EACH ROW WHEN (coalesce(OLD."sent_at", OLD."submitted_at") IS NOT NULL) EXECUTE FUNCTION "workspace_days_delete"();
--> statement-breakpoint
CREATE TRIGGER "workspace_days_update" AFTER UPDATE OF "sent_at", "submitted_at" ON "testimonials"
FOR EACH ROW WHEN (
  (NEW."sent_at" IS DISTINCT FROM OLD."sent_at" OR NEW."submitted_at" IS DISTINCT FROM OLD."submitted_at") AND NEW."source" <> 'owner'
) EXECUTE FUNCTION "workspace_days_update"();
--> statement-breakpoint
CREATE TRIGGER "workspace_days_unpublish" AFTER UPDATE OF "status", "is_private", "withdrawn_at", "erased_at", "submitted_at" ON "testimonials"
FOR EACH ROW WHEN ("is_published"(OLD)) EXECUTE FUNCTION "count_unpublished"();
--> statement-breakpoint
CREATE TRIGGER "workspace_days_publish" AFTER UPDATE OF "status", "is_private", "withdrawn_at", "erased_at", "submitted_at" ON "testimonials"
FOR EACH ROW WHEN ("is_published"(NEW)) EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
CREATE TRIGGER "published_counts_delete" AFTER DELETE ON "testimonials"
FOR EACH ROW WHEN ("is_published"(OLD)) EXECUTE FUNCTION "count_unpublished"();
--> statement-breakpoint
CREATE FUNCTION "workspace_members_unassign"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "testimonials" SET "assignee_user_id" = NULL WHERE "workspace_id" = OLD."workspace_id" AND "assignee_user_id" = OLD."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "workspace_members_unassign" AFTER DELETE ON "workspace_members" FOR EACH ROW EXECUTE FUNCTION "workspace_members_unassign"();
--> statement-breakpoint
-- These rows change with almost every transaction of their workspace. With room on their pages, the new version of a row needs no
-- new entries in the indexes, which would disturb whoever reads a neighbour's row.
ALTER TABLE "workspaces" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "workspace_sizes" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "workspace_days" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "testimonial_counts" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "published_counts" SET (fillfactor = 50);
