ALTER TABLE "prompt_logs" ALTER COLUMN "chat_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "prompt_logs" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "session_modules" ADD COLUMN "summary_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "summary_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prompt_logs" ADD CONSTRAINT "prompt_logs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_logs_session_id_index" ON "prompt_logs" USING btree ("session_id");