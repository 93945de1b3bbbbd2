import { defineFeatureServer } from '@plugins/kit/server';
import { measureJob } from './jobs';
import { stackShots } from './operations/stack-shots';
import { settings } from './settings';

/** The server half: stacks similar shots, and enqueues the measuring of older photographs. */
export const similar = defineFeatureServer({
  id: 'similar',
  foldLists: stackShots,
  jobs: [measureJob],
  settings,
});
