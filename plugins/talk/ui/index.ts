'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { TalkBadge } from './TalkBadge';
import { TalkKeys } from './TalkKeys';

/** The interface half: badges of comments on tiles, and their key. */
export const talk = defineFeatureUi({
  id: 'talk',
  slots: {
    'gallery.badge': TalkBadge,
    'viewer.keys': TalkKeys,
  },
});
