-- One key of a kind becomes a list of them, each with the moment from which it signs; there was one list of cookie secrets.
UPDATE "identity_keys" SET "value" = jsonb_build_array(jsonb_build_object('value', "value", 'signsFrom', '1970-01-01T00:00:00.000Z')) WHERE "name" = 'signing';--> statement-breakpoint
UPDATE "identity_keys" SET "value" = (SELECT jsonb_agg(jsonb_build_object('value', secret, 'signsFrom', '1970-01-01T00:00:00.000Z')) FROM jsonb_array_elements("value") AS secret) WHERE "name" = 'cookies';
