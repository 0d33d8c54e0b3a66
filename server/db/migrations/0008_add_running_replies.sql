CREATE TYPE "public"."reply_ending" AS ENUM('stopped', 'interrupted');--> statement-breakpoint
CREATE TABLE "reply_pieces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_pieces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"input_id" integer NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "running_replies" (
	"id" integer PRIMARY KEY NOT NULL,
	"reply_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"input" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"assessment" jsonb NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "ending" "reply_ending";--> statement-breakpoint
ALTER TABLE "reply_pieces" ADD CONSTRAINT "reply_pieces_input_id_running_replies_id_fk" FOREIGN KEY ("input_id") REFERENCES "public"."running_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_replies" ADD CONSTRAINT "running_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_pieces_input_id_id_index" ON "reply_pieces" USING btree ("input_id","id");--> statement-breakpoint
CREATE INDEX "running_replies_user_id_index" ON "running_replies" USING btree ("user_id");