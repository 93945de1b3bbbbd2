'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { DownloadMenu } from './DownloadMenu';
import { DownloadPhoto } from './DownloadPhoto';
import { DownloadsOff } from './DownloadsOff';
import { RefreshLinks } from './RefreshLinks';

/** The interface half: the gallery's menu, the line of the viewer's. */
export const downloads = defineFeatureUi({
  id: 'downloads',
  slots: {
    'gallery.bar': DownloadMenu,
    'gallery.menu': DownloadsOff,
    'viewer.menu': DownloadPhoto,
    'viewer.keys': RefreshLinks,
  },
});
