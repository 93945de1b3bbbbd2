import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** Plain Payload, as its template has it. It is built in `.data/bench-pages`. */
export default withPayload(
  {
    turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
    images: { unoptimized: true },
    poweredByHeader: false,
    serverExternalPackages: [
      'payload',
      '@payloadcms/db-postgres',
      '@payloadcms/drizzle',
      'drizzle-orm',
      'pg',
    ],
  },
  { devBundleServerPackages: false },
);
