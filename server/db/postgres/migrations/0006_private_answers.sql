-- The owner can say of a question that only members read the answers. What was asked before keeps what it said.
ALTER TABLE "testimonial_answers" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "forms" SET "questions" = (SELECT coalesce(jsonb_agg("each"."question" || '{"isPrivate": false}' ORDER BY "each"."place"), '[]')::text
  FROM jsonb_array_elements("questions"::jsonb) WITH ORDINALITY AS "each"("question", "place"));
--> statement-breakpoint
CREATE OR REPLACE VIEW "public_testimonials" AS
SELECT t."public_id", t."workspace_id",
  CASE WHEN t."is_name_shown" THEN coalesce(t."customer_name", '') ELSE '' END AS "author",
  CASE WHEN t."is_company_shown" THEN t."role" END AS "role",
  CASE WHEN t."is_company_shown" THEN t."company" END AS "company",
  t."rating", t."text", t."excerpt", t."highlight",
  CASE WHEN NOT t."is_reply_outdated" THEN t."reply" END AS "reply", t."submitted_at",
  (SELECT coalesce(json_agg(json_build_object('question', a."question", 'answer', a."answer") ORDER BY a."position"), '[]')::text
    FROM "testimonial_answers" a WHERE a."testimonial_id" = t."id" AND t."are_answers_shown" AND NOT a."is_private") AS "answers",
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
