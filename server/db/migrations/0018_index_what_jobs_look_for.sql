ALTER TABLE "reply_pieces" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reply_pieces" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
CREATE INDEX "audit_entries_subject_email_index" ON "audit_entries" USING btree ("subject_email");--> statement-breakpoint
CREATE INDEX "sessions_open" ON "sessions" USING btree ("last_active_at") WHERE "sessions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "prospects_waiting" ON "prospects" USING btree ("first_mail_at") WHERE "prospects"."activated_at" is null;