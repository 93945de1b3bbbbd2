import { defineFeatureServer } from '@plugins/kit/server';
import { sharingEndpoints } from './endpoints';
import { clickbackPage } from './pages/clickback';
import { photoPage } from './pages/photo';
import { sharePage } from './pages/share';

/** What sharing answers, and the pages it draws. */
export const sharing = defineFeatureServer({
  id: 'sharing',
  endpoints: sharingEndpoints,
  pages: [sharePage, photoPage, clickbackPage],
});
