'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { SharePhoto } from './SharePhoto';

/** In the viewer: sharing the photograph. */
export const sharing = defineFeatureUi({
  id: 'sharing',
  slots: {
    'viewer.bar': SharePhoto,
  },
});
