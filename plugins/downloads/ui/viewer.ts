'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { DownloadLine, DownloadNear } from './DownloadPhoto';

/** In the viewer: saving the photograph. */
export const downloads = defineFeatureUi({
  id: 'downloads',
  slots: {
    'viewer.bar': DownloadNear,
    'viewer.menu': DownloadLine,
  },
});
