'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { OrderPhoto } from './OrderPhoto';

/** In the viewer: the way to prints of the photograph. */
export const shop = defineFeatureUi({
  id: 'shop',
  slots: {
    'viewer.menu': OrderPhoto,
  },
});
