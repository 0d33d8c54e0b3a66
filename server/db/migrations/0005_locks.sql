ALTER TABLE "questions" DROP CONSTRAINT "questions_key_unique";--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "alive_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_key" ON "questions" USING btree (lower("key"));