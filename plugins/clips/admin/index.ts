import { defineFeatureAdmin } from '@plugins/kit/admin';
import { ClipsTab } from './lazy';

/** The admin half: a project's clips. */
export const clips = defineFeatureAdmin({
  id: 'clips',
  tabs: [{ name: 'clips', label: 'clips.admin.tab', Tab: ClipsTab }],
});
