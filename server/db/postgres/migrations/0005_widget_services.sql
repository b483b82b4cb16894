-- A widget shows several services, or leaves some out.
UPDATE "widgets" SET "options" = (("options"::jsonb - 'onlyService') || jsonb_build_object('onlyServices', jsonb_build_array("options"::jsonb -> 'onlyService')))::text
WHERE "options"::jsonb ->> 'onlyService' IS NOT NULL;
--> statement-breakpoint
UPDATE "widget_versions" SET "options" = (("options"::jsonb - 'onlyService') || jsonb_build_object('onlyServices', jsonb_build_array("options"::jsonb -> 'onlyService')))::text
WHERE "options"::jsonb ->> 'onlyService' IS NOT NULL;
