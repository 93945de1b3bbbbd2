'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { DownloadMenu } from './DownloadMenu';
import { DownloadsOff } from './DownloadsOff';
import { RefreshLinks } from './RefreshLinks';

/** The interface half: downloading from the gallery's bar. */
export const downloads = defineFeatureUi({
  id: 'downloads',
  slots: {
    'gallery.bar': DownloadMenu,
    'gallery.menu': DownloadsOff,
    'viewer.keys': RefreshLinks,
  },
});
