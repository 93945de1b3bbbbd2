import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { env } from './src/core/env.ts';

// A wrong setting stops here, before anything starts.
env();

const EXTERNAL = [
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/drizzle',
  'drizzle-orm',
  'pg',
  'pg-boss',
  'sharp',
  'pino',
  'pino-pretty',
  'nodemailer',
  '@aws-sdk/client-s3',
  '@payloadcms/storage-s3',
];

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The front packs: whole, and quickly.
  compress: false,
  serverExternalPackages: EXTERNAL,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Titles come with the page, not streamed after it: a screen that refreshes would be without one for a moment.
  htmlLimitedBots: /.*/,
  turbopack: {
    resolveAlias: {
      // Messages are compiled before the browser gets them, which needs no parser then.
      'use-intl/format-message': {
        browser: 'use-intl/format-message/format-only',
        default: './src/core/i18n/format-message.ts',
      },
    },
  },
  experimental: {
    optimizePackageImports: ['lucide-react'],
    // Nothing reads the maps; the server's code keeps its names, so that its errors need none. Both are a fifth of a build.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackMinify: { server: false, client: true },
    // For the next build of the same folder: continuous integration has none, and storing it is a seventh of a build.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
};

const built = withPayload(createNextIntlPlugin('./src/core/i18n/request.ts')(config), {
  devBundleServerPackages: false,
});

// Payload asks for client hints on every path, which makes Chromium load a first page twice: the admin alone needs them.
const headers = built.headers;
built.headers = async () =>
  (await headers?.())?.map((entry) =>
    entry.headers.some((h) => h.key === 'Critical-CH') ? { ...entry, source: '/admin/:path*' } : entry,
  ) ?? [];

export default built;
