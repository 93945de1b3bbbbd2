import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3StorageOptions } from '../types';

/** Starts an S3 server with an empty bucket on a free port of loopback. */
export async function startS3(): Promise<{ options: S3StorageOptions; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'keepers-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'photographs', configs: [] }],
  });
  const { port } = await server.run();
  return {
    options: {
      kind: 's3',
      bucket: 'photographs',
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      prefix: 'studio',
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Starts an S3 server and makes it the storage of this process; returns what stops it. For the beginning of a test file. */
export async function storeInS3(): Promise<() => Promise<void>> {
  const { options, stop } = await startS3();
  const { bucket, endpoint, accessKeyId, secretAccessKey } = options;
  Object.assign(process.env, {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_FORCE_PATH_STYLE: '1',
  });
  return stop;
}
