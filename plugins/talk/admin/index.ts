import { defineFeatureAdmin } from '@plugins/kit/admin';
import { TalkTab } from './TalkTab';
import { unansweredCard } from './unanswered-card';

/** The studio's side: a project's threads, answered where they are read, and those that wait on Home. */
export const talk = defineFeatureAdmin({
  id: 'talk',
  tabs: [{ name: 'talk', label: 'talk.admin.tab', Tab: TalkTab }],
  cards: [unansweredCard],
});
