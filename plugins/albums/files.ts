import type { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { profiles } from './operations/lab-profiles';
import { withoutOutput, withoutProduct } from './queries/files';

type FeatureFiles = NonNullable<Parameters<typeof defineFeatureServer>[0]['files']>;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OUTPUT = new RegExp(`^albums/(${UUID})/(${UUID})/[^/]+$`);

/** Albums' files and labs' color profiles in the storage, for the nightly sweep. */
export const albumFiles: FeatureFiles = {
  prefix: 'albums/',
  lost: async (keys) => {
    const outputs = keys.flatMap((key) => {
      const [, album, output] = OUTPUT.exec(key) ?? [];
      return album && output ? [{ key, album, output }] : [];
    });
    const lost = outputs.length > 0 ? await withoutOutput(pool(), outputs) : [];
    return [...lost, ...(await profiles.lost(keys, (found) => withoutProduct(pool(), found)))];
  },
};
