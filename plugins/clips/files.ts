import type { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { readKey } from './operations/film-keys';
import { withoutFilm, withoutTrack } from './queries/files';

type FeatureFiles = NonNullable<Parameters<typeof defineFeatureServer>[0]['files']>;

/** Films and uploaded music in the storage, for the nightly sweep. */
export const clipFiles: FeatureFiles = {
  prefix: 'clips/',
  lost: async (keys) => {
    const films: { key: string; clip: string; version: string }[] = [];
    const tracks: { key: string; account: string; sha256: string }[] = [];
    for (const key of keys) {
      const read = readKey(key);
      if (read && 'clip' in read) films.push({ key, ...read });
      else if (read) tracks.push({ key, ...read });
    }
    const lost = films.length > 0 ? await withoutFilm(pool(), films) : [];
    return tracks.length > 0 ? [...lost, ...(await withoutTrack(pool(), tracks))] : lost;
  },
};
