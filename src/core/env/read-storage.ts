import { z } from 'zod';
import { flag, parseSetting, urlOf } from './setting-types.ts';
import type { Storage } from './types.ts';

const NEEDED = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/**
 * S3 where `S3_BUCKET` is set, else a folder.
 * @param root absolute path of the folder
 * @throws Error naming the S3 setting that is wrong or missing
 */
export function readStorage(values: Record<string, string | undefined>, root: string): Storage {
  const bucket = values.S3_BUCKET;
  if (!bucket) {
    const lonely = Object.keys(values).find((name) => /^S3_[A-Z_]+$/.test(name) && values[name]);
    if (lonely)
      throw new Error(
        `S3_BUCKET must be set when ${lonely} is, but it is not. Set S3_BUCKET=name, or unset ${lonely}.`,
      );
    return { kind: 'folder', root };
  }
  const missing = NEEDED.find((name) => !values[name]);
  if (missing)
    throw new Error(
      `${missing} must be set when S3_BUCKET is, but it is not. Set ${missing}, or unset S3_BUCKET.`,
    );
  const { S3_ENDPOINT, S3_FORCE_PATH_STYLE } = values;
  const style = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
  return {
    kind: 's3',
    bucket: parseSetting(
      'S3_BUCKET',
      bucket,
      style,
      'be a bucket name (small letters, digits, dots, hyphens)',
      'S3_BUCKET=photos',
    ),
    region: values.S3_REGION ?? 'us-east-1',
    endpoint:
      S3_ENDPOINT &&
      parseSetting(
        'S3_ENDPOINT',
        S3_ENDPOINT,
        urlOf('http:', 'https:'),
        'be an http or https address',
        'S3_ENDPOINT=https://s3.example.com',
      ),
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
    // Stores other than Amazon's rarely have a host name for each bucket.
    forcePathStyle: S3_FORCE_PATH_STYLE
      ? parseSetting('S3_FORCE_PATH_STYLE', S3_FORCE_PATH_STYLE, flag, 'be 0 or 1', 'S3_FORCE_PATH_STYLE=1')
      : Boolean(S3_ENDPOINT),
  };
}
