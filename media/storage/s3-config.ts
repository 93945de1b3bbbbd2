import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3StorageOptions } from './types';

/** Settings of an S3 client that servers other than Amazon's understand as well. */
export function s3Config(options: Omit<S3StorageOptions, 'kind'>) {
  const { accessKeyId, secretAccessKey, endpoint } = options;
  return {
    region: options.region ?? 'us-east-1',
    ...(endpoint && { endpoint }),
    forcePathStyle: options.forcePathStyle ?? false,
    // Without keys the SDK uses its default chain: environment, profile, machine role.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // By default the SDK adds checksums in trailers, which many servers store as part of the file or refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } satisfies S3ClientConfig;
}

/** The prefix of every key of ours in the bucket, with its slash. */
export const s3Prefix = ({ prefix }: Pick<S3StorageOptions, 'prefix'>): string =>
  prefix ? `${prefix.replace(/\/+$/, '')}/` : '';
