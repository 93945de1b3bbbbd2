import { defineFeatureUi } from '@plugins/kit/ui';
import { HidingBar } from './HidingBar';
import { HidingKeys } from './HidingKeys';
import { HidingMode } from './HidingMode';
import { TileHide } from './TileHide';

/** Hiding by tile, badge and key. Other people's changes arrive as the gallery's live messages. */
export const hiding = defineFeatureUi({
  id: 'hiding',
  slots: {
    'gallery.menu': HidingMode,
    'gallery.intro': HidingBar,
    'gallery.badge': TileHide,
    'viewer.keys': HidingKeys,
  },
});
