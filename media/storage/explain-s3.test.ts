import { expect, test } from 'vitest';
import type { S3Storage } from '@/core/env/types';
import { explainS3 } from './explain-s3';

const settings: S3Storage = {
  kind: 's3',
  bucket: 'photographs',
  endpoint: 'http://s3.test',
  region: 'eu-1',
  accessKeyId: 'me',
  secretAccessKey: 'hunter2',
  forcePathStyle: true,
};
const answered = (name: string, httpStatusCode: number) => ({ name, $metadata: { httpStatusCode } });

test.each([
  [
    answered('NoSuchBucket', 404),
    /^S3_BUCKET: the bucket "photographs" does not exist at http:\/\/s3\.test/,
    false,
  ],
  [
    answered('InvalidAccessKeyId', 403),
    /^S3_ACCESS_KEY_ID: .* does not know this key: fix the key\.$/,
    false,
  ],
  [answered('SignatureDoesNotMatch', 403), /^S3_SECRET_ACCESS_KEY: it does not belong to/, false],
  [answered('RequestTimeTooSkewed', 403), /^This machine's clock differs too much/, false],
  [answered('AccessDenied', 403), /^S3: .* refuses access to the bucket .* \(AccessDenied\)/, false],
  [answered('PermanentRedirect', 301), /^S3_REGION: the bucket "photographs" is not in "eu-1"/, false],
  [answered('InternalError', 500), /^S3_ENDPOINT: .* does not answer \(InternalError\)/, true],
  [{ cause: { code: 'ECONNREFUSED' } }, /^S3_ENDPOINT: .* does not answer \(ECONNREFUSED\)/, true],
])('%j', (error, line, passes) => {
  const said = explainS3(settings, error);
  expect(said).toEqual({ line: expect.stringMatching(line), passes });
  expect(said.line).not.toContain('hunter2');
});
