'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { TalkBadge } from './TalkBadge';
import { TalkButton } from './TalkButton';
import { TalkKeys } from './TalkKeys';
import { TalkMarks } from './TalkMarks';
import { TalkPanel } from './TalkPanel';
import { TalkState } from './TalkState';

/** The interface half: comments beside the photograph in the viewer, drawings over it, badges on tiles. */
export const talk = defineFeatureUi({
  id: 'talk',
  slots: {
    'gallery.badge': TalkBadge,
    'viewer.menu': TalkButton,
    'viewer.state': TalkState,
    'viewer.panel': TalkPanel,
    'viewer.over': TalkMarks,
    'viewer.keys': TalkKeys,
  },
});
