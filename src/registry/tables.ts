import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres';
import { UPLOAD_TABLES } from '@media/upload/tables';
import { CORE_TABLES } from '@/core/db/tables';
import { AUDIT_TABLES } from '@/modules/access/audit/tables';
import { ACCOUNT_TABLES } from '@/modules/account/tables';
import { DEVICE_TABLES } from '@/modules/devices/tables';
import { HOME_TABLES } from '@/modules/home/tables';
import { IDENTITY_TABLES } from '@/modules/identity/tables';
import { LEDGER_TABLES } from '@/modules/money/ledger/tables';
import { MONEY_TABLES } from '@/modules/money/tables';
import { PRIVACY_TABLES } from '@/modules/privacy/tables';
import { PROJECT_TABLES } from '@/modules/project/tables';
import { SELLER_TABLES } from '@/modules/sellers/tables';
import { SERVICE_TABLES } from '@/modules/services/tables';
import { SITE_TABLES } from '@/modules/sites/tables';
import { SUBSCRIPTION_TABLES } from '@/modules/subscriptions/tables';
import { WEBHOOK_TABLES } from '@/modules/webhooks/tables';

/** Tables that Payload's collections cannot express, listed by hand. */
const TABLES = {
  ...CORE_TABLES,
  ...UPLOAD_TABLES,
  ...AUDIT_TABLES,
  ...IDENTITY_TABLES,
  ...ACCOUNT_TABLES,
  ...PROJECT_TABLES,
  ...MONEY_TABLES,
  ...LEDGER_TABLES,
  ...SUBSCRIPTION_TABLES,
  ...SELLER_TABLES,
  ...SERVICE_TABLES,
  ...WEBHOOK_TABLES,
  ...PRIVACY_TABLES,
  ...HOME_TABLES,
  ...SITE_TABLES,
  ...DEVICE_TABLES,
};

/** Adds our own tables to Payload's schema, so that one migration creates everything. */
export const addTables: PostgresSchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, ...(TABLES as never as Record<string, never>) },
});
