import { defineFeatureUi } from '@plugins/kit/ui';
import { HidingKeys } from './HidingKeys';
import { HidingMode } from './HidingMode';
import { TileHide } from './TileHide';
import { ViewerHide } from './ViewerHide';

/** Hiding from tile, badge, viewer and by key. What others hide arrives by the gallery's own live messages. */
export const hiding = defineFeatureUi({
  id: 'hiding',
  slots: {
    'gallery.menu': HidingMode,
    'gallery.badge': TileHide,
    'viewer.bar': ViewerHide,
    'viewer.keys': HidingKeys,
  },
});
