import { defineFeatureAdmin } from '@plugins/kit/admin';
import { TalkTab } from './lazy';
import { unansweredCard } from './unanswered-card';

/** The admin half: a project's threads, and the unanswered ones on Home. */
export const talk = defineFeatureAdmin({
  id: 'talk',
  tabs: [{ name: 'talk', label: 'talk.admin.tab', Tab: TalkTab }],
  cards: [unansweredCard],
});
