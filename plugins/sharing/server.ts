import { defineFeatureServer } from '@plugins/kit/server';
import { sharingEndpoints } from './endpoints';
import { shareCounter } from './operations/count-share';
import { addressPage, clickbackPage } from './pages/clickback';
import { photoPage } from './pages/photo';
import { sharePage } from './pages/share';

/** The server half: endpoints, pages and counters of sharing. */
export const sharing = defineFeatureServer({
  id: 'sharing',
  endpoints: sharingEndpoints,
  projectCounters: shareCounter,
  pages: [sharePage, photoPage, clickbackPage, addressPage],
});
