import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collections } from '@collections/index';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { en } from '@payloadcms/translations/languages/en';
import { he } from '@payloadcms/translations/languages/he';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { tieRows } from '@/core/db/keys';
import { statementLimit } from '@/core/db/limit-statements';
import { addTables } from '@/core/db/tables';
import { env } from '@/core/env';
import { payloadLogger } from '@/core/errors/payload-logger';
import { answerRestError } from '@/core/errors/rest-error';
import { noPayloadMail } from '@/core/mail/no-payload-mail';
import { guardRecords } from '@/modules/records/guard-records';
import { features } from '@/registry/config';
import { adminConfig } from '@/web/admin/config';
import { showRecords } from '@/web/admin/records/show-records';

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
  plugins: [...features.map((feature) => feature.plugin), showRecords, guardRecords],
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
    beforeSchemaInit: [addTables, tieRows],
    pool: { connectionString: settings.databaseUrl, max: settings.pools.admin, ...statementLimit('admin') },
  }),
});
