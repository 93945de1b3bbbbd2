import { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { albumEndpoints } from './endpoints/albums';
import { outputEndpoints } from './endpoints/outputs';
import { proofEndpoints } from './endpoints/proofs';
import { studioEndpoints } from './endpoints/studio';
import { albumFiles } from './files';
import { makeJob, remindJob } from './jobs';
import { readAlbums } from './operations/manage-albums';
import { ownSteps } from './operations/own-steps';
import { proofPage, proofsPage } from './pages/proof';
import { albumPeople } from './person-tables';
import { listProofs } from './queries/proofs';
import { countWaiting } from './queries/waiting';
import type { AlbumsPart } from './rules/wire';
import { settings } from './settings';

/** The server half: albums, their proofs and their files. */
export const albums = defineFeatureServer({
  id: 'albums',
  endpoints: [...studioEndpoints, ...albumEndpoints, ...proofEndpoints, ...outputEndpoints],
  pages: [proofPage, proofsPage],
  jobs: [makeJob, remindJob],
  files: albumFiles,
  settings,
  personTables: albumPeople,
  tabData: { albums: { permission: 'albums.manage', load: ({ entered }) => readAlbums(entered) } },
  galleryPart: async ({ id, paused }, { role }): Promise<AlbumsPart | null> => {
    // Proofs are closed with the studio's account, and to guests.
    const proofs = role === 'client' && !paused ? await listProofs(pool(), id) : [];
    return proofs.length > 0 ? { proofs } : null;
  },
  ownSteps,
  projectWaits: {
    label: 'albums.admin.waits',
    tab: 'albums',
    count: (account, events) => countWaiting(pool(), { account, events }),
  },
});
