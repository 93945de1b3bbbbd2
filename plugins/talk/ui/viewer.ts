'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { TalkButton } from './TalkButton';
import { TalkMarks } from './TalkMarks';
import { TalkPanel } from './TalkPanel';
import { TalkState } from './TalkState';

/** In the viewer: comments beside the photograph, drawings over it. */
export const talk = defineFeatureUi({
  id: 'talk',
  slots: {
    'viewer.menu': TalkButton,
    'viewer.state': TalkState,
    'viewer.panel': TalkPanel,
    'viewer.over': TalkMarks,
  },
});
