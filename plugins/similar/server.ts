import { defineFeatureServer } from '@plugins/kit/server';
import { measureJob } from './jobs';
import { foldShots } from './operations/fold-shots';
import { settings } from './settings';

/** Stacks what is alike, and has older photographs measured when somebody first looks at them. */
export const similar = defineFeatureServer({
  id: 'similar',
  foldLists: foldShots,
  jobs: [measureJob],
  settings,
});
