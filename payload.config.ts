import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collections } from '@collections/index';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { en } from '@payloadcms/translations/languages/en';
import { he } from '@payloadcms/translations/languages/he';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { adminConfig } from '@/admin/config';
import { features } from '@/registry/config';
import { statementLimit } from '@/server/database/limit-statements';
import { addTables } from '@/server/database/tables';
import { env } from '@/server/env';
import { payloadLogger } from '@/server/faults/payload-logger';
import { answerRestError } from '@/server/faults/rest-error';
import { noPayloadMail } from '@/server/mail/no-payload-mail';
import { guardRecords } from '@/server/records/guard-records';

const root = path.dirname(fileURLToPath(import.meta.url));
const settings = env();

/** Composition root of the CMS: adapters, collections, features. No logic lives here. */
export default buildConfig({
  secret: settings.secret,
  telemetry: false,
  serverURL: '',
  cors: [settings.publicUrl],
  csrf: [settings.publicUrl],
  cookiePrefix: 'keepers',
  defaultDepth: 0,
  maxDepth: 2,
  graphQL: { disable: true },
  sharp,
  email: noPayloadMail,
  collections,
  plugins: [...features.map((feature) => feature.plugin), guardRecords],
  admin: adminConfig(root),
  hooks: { afterError: [answerRestError] },
  logger: payloadLogger,
  i18n: { supportedLanguages: { en, he }, fallbackLanguage: 'en' },
  // Types are made by a command: else each process outside production makes them anew in the background.
  typescript: { autoGenerate: false, outputFile: path.resolve(root, 'src/payload-types.ts') },
  db: postgresAdapter({
    idType: 'uuidv7',
    push: false,
    disableCreateDatabase: true,
    migrationDir: path.resolve(root, 'src/migrations'),
    beforeSchemaInit: [addTables],
    pool: { connectionString: settings.databaseUrl, max: settings.pools.admin, ...statementLimit('admin') },
  }),
});
