'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { CullHost } from '../cull/CullHost';
import { StackPicks } from '../cull/StackPicks';
import { MarkKeys } from '../marks/ui/MarkKeys';
import { TileMarks } from '../marks/ui/TileMarks';
import { SelectionIntro } from './SelectionIntro';
import { SelectionKeys } from './SelectionKeys';
import { SelectionMenu } from './SelectionMenu';
import { SelectionToolbar } from './SelectionToolbar';
import { SheetMenu } from './SheetMenu';
import { TileMark } from './TileMark';

/** The interface half: bar, marks and keys for picks, favorites and lists. */
export const selection = defineFeatureUi({
  id: 'selection',
  slots: {
    'gallery.toolbar': SelectionToolbar,
    'gallery.menu': [SheetMenu, SelectionMenu],
    'gallery.intro': SelectionIntro,
    'gallery.tile': TileMark,
    'gallery.badge': TileMarks,
    'gallery.fold': StackPicks,
    'viewer.keys': [SelectionKeys, MarkKeys, CullHost],
  },
});
