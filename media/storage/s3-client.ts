import { S3Client } from '@aws-sdk/client-s3';
import { s3Config } from './s3-config';
import type { S3StorageOptions } from './types';

/** An S3 client that servers other than Amazon's understand as well. */
export const createS3Client = (options: Omit<S3StorageOptions, 'kind'>): S3Client =>
  new S3Client(s3Config(options));

/** True for S3's error that there is no such object. */
export function isNotThere(error: unknown): boolean {
  // A missing bucket is a wrong setting, not a missing file, and must be reported.
  return (
    nameOf(error) !== 'NoSuchBucket' &&
    (['NoSuchKey', 'NotFound'].includes(nameOf(error)) || statusOf(error) === 404)
  );
}

/** True where the range begins past the end of the object. */
export function isOutOfRange(error: unknown): boolean {
  return nameOf(error) === 'InvalidRange' || statusOf(error) === 416;
}

function nameOf(error: unknown): string {
  return error instanceof Object ? String((error as { name?: unknown }).name) : '';
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Object
    ? (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    : undefined;
}
