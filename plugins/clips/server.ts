import { defineFeatureServer } from '@plugins/kit/server';
import { musicEndpoints } from './endpoints/music';
import { studioEndpoints } from './endpoints/studio';
import { watchEndpoints } from './endpoints/watching';
import { clipFiles } from './files';
import { listenJob, purgeJob, renderJob } from './jobs';
import { clipPage } from './pages/clip';
import { clipBlock } from './site/block';
import { themes } from './themes';
import { clipTrash } from './trash';

/** The server half: making clips, watching them, their files, and our themes. */
export const clips = defineFeatureServer({
  id: 'clips',
  endpoints: [...studioEndpoints, ...musicEndpoints, ...watchEndpoints],
  jobs: [renderJob, listenJob, purgeJob],
  pages: [clipPage],
  siteBlocks: [clipBlock],
  clipThemes: themes,
  files: clipFiles,
  trash: clipTrash,
});
