import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ready_requests" ADD COLUMN "invitation_id" uuid;
  ALTER TABLE "ready_requests" ADD COLUMN "code" varchar;
  ALTER TABLE "ready_requests" ADD CONSTRAINT "ready_requests_invitation_id_of_tenant_fk" FOREIGN KEY ("invitation_id","event_id") REFERENCES "public"."invitations"("id","event_id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ready_requests_invitation_idx" ON "ready_requests" USING btree ("invitation_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ready_requests" DROP CONSTRAINT IF EXISTS "ready_requests_invitation_id_of_tenant_fk";
  
  DROP INDEX IF EXISTS "ready_requests_invitation_idx";
  ALTER TABLE "ready_requests" DROP COLUMN "invitation_id";
  ALTER TABLE "ready_requests" DROP COLUMN "code";`)
}
