import type { S3Storage } from '@/core/env/types';

interface Facts {
  name?: string;
  code?: string;
  message?: string;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Returns one line: why S3 cannot be used and what to do; `passes` where it may recover without a change. */
export function explainS3(settings: S3Storage, error: unknown): { line: string; passes: boolean } {
  const found = ((error as Facts).cause ?? error) as Facts;
  const { name = '', code = '', message = '' } = found;
  const status = found.$metadata?.httpStatusCode ?? 0;
  const at = settings.endpoint ?? `Amazon S3 (${settings.region})`;
  const bucket = `"${settings.bucket}"`;
  const wrong = (line: string) => ({ line, passes: false });
  if (name === 'NoSuchBucket' || status === 404)
    return wrong(`S3_BUCKET: the bucket ${bucket} does not exist at ${at}: create it, or fix the name.`);
  if (/InvalidAccessKeyId|UnrecognizedClient|InvalidClientTokenId/.test(name))
    return wrong(`S3_ACCESS_KEY_ID: ${at} does not know this key: fix the key.`);
  if (name === 'SignatureDoesNotMatch')
    return wrong(`S3_SECRET_ACCESS_KEY: it does not belong to S3_ACCESS_KEY_ID at ${at}: fix the secret.`);
  if (name === 'RequestTimeTooSkewed')
    return wrong(
      `This machine's clock differs too much from that of ${at}: synchronize it, as with "timedatectl set-ntp true".`,
    );
  if (status === 401 || status === 403)
    return wrong(
      `S3: ${at} refuses access to the bucket ${bucket} (${name || status}): allow these keys to get, put, list and delete in it.`,
    );
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed' || status === 301)
    return wrong(`S3_REGION: the bucket ${bucket} is not in "${settings.region}": fix the region.`);
  const why = code || name || message.split('\n')[0];
  return {
    line: `S3_ENDPOINT: ${at} does not answer (${why}): check the address and that the server is running. Photographs wait until it does.`,
    passes: true,
  };
}
