import { startS3 } from '@media/storage/tests/start-s3';
import type { S3StorageOptions } from '@media/storage/types';
import { openTestApp } from '@root/tests/helpers/test-app';
import { testAssets } from './kept-assets';

const app = await openTestApp();
const s3 = await startS3();
app.atEnd(s3.stop);
const bucket = s3.options as S3StorageOptions;
Object.assign(process.env, {
  S3_BUCKET: bucket.bucket,
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  S3_FORCE_PATH_STYLE: '1',
});

testAssets(app);
