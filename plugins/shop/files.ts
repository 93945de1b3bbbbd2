import type { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { profiles } from './operations/lab-profiles';
import { withoutUse } from './queries/profiles';

type FeatureFiles = NonNullable<Parameters<typeof defineFeatureServer>[0]['files']>;

/** Labs' color profiles in the storage, for the nightly sweep. */
export const shopFiles: FeatureFiles = {
  prefix: 'shop/',
  lost: (keys) => profiles.lost(keys, (found) => withoutUse(pool(), found)),
};
