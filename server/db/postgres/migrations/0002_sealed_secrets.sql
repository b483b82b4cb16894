CREATE TABLE "sealed_secrets" (
	"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"sealed" text collate "C" NOT NULL,
	"fingerprint" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
