ALTER TABLE "signup_sources" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "signup_sources" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signup_sources" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "setting_versions" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "setting_versions" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "setting_versions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;