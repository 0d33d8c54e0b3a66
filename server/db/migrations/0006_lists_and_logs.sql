CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "prospects_source_index";--> statement-breakpoint
ALTER TABLE "prompt_logs" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "prompt_logs" SET "created_at" = "chats"."created_at" FROM "chats" WHERE "chats"."id" = "prompt_logs"."chat_id";--> statement-breakpoint
ALTER TABLE "prompt_logs" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dev_logs" ADD COLUMN "prompt_log_id" integer;--> statement-breakpoint
ALTER TABLE "dev_logs" ADD CONSTRAINT "dev_logs_prompt_log_id_prompt_logs_id_fk" FOREIGN KEY ("prompt_log_id") REFERENCES "public"."prompt_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_logs_created_at_index" ON "prompt_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_shared" ON "sessions" USING btree ("started_at") WHERE "sessions"."unshared_at" is null;--> statement-breakpoint
CREATE INDEX "conversation_feedback_state_id_index" ON "conversation_feedback" USING btree ("state" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversation_feedback_trello_id_id_index" ON "conversation_feedback" USING btree ("trello_id" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversation_feedback_created_at_id_index" ON "conversation_feedback" USING btree ("created_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversation_feedback_updated_at_id_index" ON "conversation_feedback" USING btree ("updated_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "generic_feedback_state_id_index" ON "generic_feedback" USING btree ("state" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "generic_feedback_trello_id_id_index" ON "generic_feedback" USING btree ("trello_id" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "generic_feedback_created_at_id_index" ON "generic_feedback" USING btree ("created_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "generic_feedback_updated_at_id_index" ON "generic_feedback" USING btree ("updated_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "prospects_source" ON "prospects" USING btree (lower("source"));--> statement-breakpoint
CREATE INDEX "prospects_created_at_id_index" ON "prospects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dev_logs_prompt_log_id_index" ON "dev_logs" USING btree ("prompt_log_id");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);