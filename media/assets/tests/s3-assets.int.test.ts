import { storeInS3 } from '@media/storage/tests/start-s3';
import { openTestApp } from '@root/tests/helpers/test-app';
import { testAssets } from './kept-assets';

const app = await openTestApp();
app.atEnd(await storeInS3());

testAssets(app);
