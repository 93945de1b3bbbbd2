'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { WatchPhoto } from './WatchPhoto';

/** In the viewer: measures how long a photograph is looked at. Shows nothing. */
export const statistics = defineFeatureUi({
  id: 'statistics',
  slots: {
    'viewer.state': WatchPhoto,
  },
});
