'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { SelectionIntro } from './SelectionIntro';
import { SelectionKeys } from './SelectionKeys';
import { SelectionMenu } from './SelectionMenu';
import { SelectionToolbar } from './SelectionToolbar';
import { TileHeart } from './TileHeart';
import { ViewerPicks } from './ViewerPicks';
import { WhoPicked } from './WhoPicked';

/** Picking photographs for products: bar, hearts, keys. */
export const selection = defineFeatureUi({
  id: 'selection',
  slots: {
    'gallery.toolbar': SelectionToolbar,
    'gallery.menu': SelectionMenu,
    'gallery.intro': SelectionIntro,
    'gallery.tile': TileHeart,
    'viewer.bar': ViewerPicks,
    'compare.bar': ViewerPicks,
    'viewer.panel': WhoPicked,
    'viewer.keys': SelectionKeys,
  },
});
