'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { DownloadMenu } from './DownloadMenu';
import { DownloadPhoto } from './DownloadPhoto';
import { RefreshLinks } from './RefreshLinks';

/** The interface half: the gallery's menu, the viewer's button. */
export const downloads = defineFeatureUi({
  id: 'downloads',
  slots: { 'gallery.bar': DownloadMenu, 'viewer.bar': DownloadPhoto, 'viewer.keys': RefreshLinks },
});
