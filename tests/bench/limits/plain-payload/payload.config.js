import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

/** Payload alone, with one collection: what its admin costs without any of our code. */
export default buildConfig({
  secret: 'a secret of the bench',
  telemetry: false,
  collections: [{ slug: 'users', auth: true, fields: [] }],
  admin: { user: 'users', importMap: { baseDir: import.meta.dirname } },
  typescript: { autoGenerate: false },
  graphQL: { disable: true },
  db: postgresAdapter({
    idType: 'uuid',
    push: process.env.NODE_ENV !== 'production',
    disableCreateDatabase: true,
    migrationDir: path.join(process.cwd(), 'none'),
    pool: { connectionString: process.env.PLAIN_DATABASE_URL },
  }),
});
