import { join } from 'node:path';
import { s3Config, s3Prefix } from '@media/storage/s3-config';
import type { S3StorageOptions, StorageOptions } from '@media/storage/types';
import type { Config, Plugin } from 'payload';
import { ASSETS } from './asset-name';

/** Payload's local storage, in the folder of the installation's storage. */
const inFolder = (config: Config, root: string): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === ASSETS
      ? { ...collection, upload: { ...(collection.upload as object), staticDir: join(root, ASSETS) } }
      : collection,
  ),
});

/** The installation's bucket. The package is imported only here, because it loads Amazon's SDK. */
async function inBucket(config: Config, settings: Omit<S3StorageOptions, 'kind'>): Promise<Config> {
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const place = s3Storage({
    bucket: settings.bucket,
    // The package caches clients by the bucket's name alone.
    clientCacheKey: `${settings.endpoint ?? ''} ${settings.bucket}`,
    collections: { [ASSETS]: { prefix: `${s3Prefix(settings)}${ASSETS}` } },
    config: s3Config(settings),
    // The prefix stays a setting: rows do not store it, and move between folder and bucket.
    useCompositePrefixes: true,
  });
  // It adds a browser component for uploads past the server, which we do not allow: it gets an admin of its own.
  const placed = await place({ ...config, admin: {} });
  return { ...placed, ...(config.admin && { admin: config.admin }) };
}

/**
 * A plugin of Payload that puts the files of `assets` where the installation's other files are, under the same key in
 * a folder and in S3, so that a backup of one restores to the other.
 */
export const placeAssets =
  (settings: StorageOptions): Plugin =>
  (config) =>
    settings.kind === 'folder' ? inFolder(config, settings.root) : inBucket(config, settings);
