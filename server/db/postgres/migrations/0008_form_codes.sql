CREATE TABLE "form_code_lists" (
	"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"form_id" text collate "C" PRIMARY KEY NOT NULL,
	"workspace_id" text collate "C" NOT NULL,
	"label" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_codes" (
	"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"form_id" text collate "C" NOT NULL,
	"code" text collate "C" NOT NULL,
	"workspace_id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"given_at" bigint,
	"given_label" text collate "C",
	"testimonial_id" text collate "C",
	CONSTRAINT "form_codes_form_id_code_pk" PRIMARY KEY("form_id","code")
);
--> statement-breakpoint
ALTER TABLE "form_code_lists" ADD CONSTRAINT "form_code_lists_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_codes" ADD CONSTRAINT "form_codes_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_codes" ADD CONSTRAINT "form_codes_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_codes_next" ON "form_codes" USING btree ("form_id","given_at","position");--> statement-breakpoint
CREATE UNIQUE INDEX "form_codes_one_a_client" ON "form_codes" USING btree ("testimonial_id");