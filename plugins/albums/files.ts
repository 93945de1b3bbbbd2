import type { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { withoutOutput, withoutProduct } from './queries/files';

type FeatureFiles = NonNullable<Parameters<typeof defineFeatureServer>[0]['files']>;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OUTPUT = new RegExp(`^albums/(${UUID})/(${UUID})/[^/]+$`);
const PROFILE = new RegExp(`^albums/profiles/(${UUID})/([0-9a-f]{64})$`);

/** Albums' files and labs' color profiles in the storage, for the nightly sweep. */
export const albumFiles: FeatureFiles = {
  prefix: 'albums/',
  lost: async (keys) => {
    const outputs: { key: string; album: string; output: string }[] = [];
    const profiles: { key: string; account: string; sha256: string }[] = [];
    for (const key of keys) {
      const [, album, output] = OUTPUT.exec(key) ?? [];
      const [, account, sha256] = PROFILE.exec(key) ?? [];
      if (album && output) outputs.push({ key, album, output });
      else if (account && sha256) profiles.push({ key, account, sha256 });
    }
    const lost = outputs.length > 0 ? await withoutOutput(pool(), outputs) : [];
    return profiles.length > 0 ? [...lost, ...(await withoutProduct(pool(), profiles))] : lost;
  },
};
