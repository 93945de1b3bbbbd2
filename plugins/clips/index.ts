import { defineFeature } from '@plugins/kit';
import { clipTracks } from './collections/clip-tracks';
import { clips as films } from './collections/clips';
import { permissions } from './permissions';

/** Clips: films of a project's photographs, with titles and music. */
export const clips = defineFeature({
  id: 'clips',
  kit: 1,
  permissions,
  collections: [films, clipTracks],
});
