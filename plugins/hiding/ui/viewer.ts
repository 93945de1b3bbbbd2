'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { ViewerHide } from './ViewerHide';

/** In the viewer: hiding the photograph, or showing it again. */
export const hiding = defineFeatureUi({
  id: 'hiding',
  slots: {
    'viewer.menu': ViewerHide,
  },
});
