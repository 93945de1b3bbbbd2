'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { DownloadMenu } from './DownloadMenu';
import { DownloadLine, DownloadNear } from './DownloadPhoto';
import { DownloadsOff } from './DownloadsOff';
import { RefreshLinks } from './RefreshLinks';

/** The interface half: the gallery's menu, and one in the viewer. */
export const downloads = defineFeatureUi({
  id: 'downloads',
  slots: {
    'gallery.bar': DownloadMenu,
    'gallery.menu': DownloadsOff,
    'viewer.bar': DownloadNear,
    'viewer.menu': DownloadLine,
    'viewer.keys': RefreshLinks,
  },
});
