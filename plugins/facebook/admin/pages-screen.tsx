import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { Share2 } from 'lucide-react';
import { PagesBoard } from './lazy';

/** `/admin/x/facebook/pages`: connecting Facebook, and which pages are used. */
export const pagesScreen: FeatureScreen = {
  name: 'pages',
  label: 'facebook.name',
  words: 'facebook.words',
  group: 'settings',
  part: 'programs',
  icon: Share2,
  permission: 'facebook.connect',
  service: 'facebook',
  draw: async ({ account, search }) =>
    account === null ? null : (
      <PagesBoard refused={typeof search.refused === 'string' ? search.refused : null} />
    ),
};
