import { env } from '@/core/env';
import { once } from '@/core/process/state';
import { describeSettled, type Staging } from './stage';
import { stageInFolder } from './stage-in-folder';
import { stageInS3 } from './stage-in-s3';

/** How long an unfinished upload is kept. */
export const STAGED_HOURS = 48;

/** The staging of this installation: beside the photographs, in a folder or in S3. */
export function staging(): Staging {
  return once('upload-staging', () => {
    const { storage, dataDir } = env();
    const made = storage.kind === 's3' ? stageInS3(STAGED_HOURS) : stageInFolder(dataDir, STAGED_HOURS);
    return { ...made, store: describeSettled(made.store) };
  });
}
