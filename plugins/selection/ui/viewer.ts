'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { MarksPanel, ViewerFavourite, ViewerMarks } from '../marks/ui/ViewerMarks';
import { ViewerPicks } from './ViewerPicks';
import { WhoPicked } from './WhoPicked';

/** In the viewer and the comparison: favorites, products, stars and colors, who picked it. */
export const selection = defineFeatureUi({
  id: 'selection',
  slots: {
    'viewer.bar': [ViewerFavourite, ViewerPicks, WhoPicked],
    'viewer.menu': ViewerMarks,
    'compare.bar': [ViewerFavourite, ViewerPicks],
    'viewer.panel': MarksPanel,
  },
});
