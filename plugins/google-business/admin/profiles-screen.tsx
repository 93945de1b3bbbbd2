import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { MapPin } from 'lucide-react';
import { ProfilesBoard } from './lazy';

/** `/admin/x/google-business/profiles`: connecting Google, and which profiles reviews come from. */
export const profilesScreen: FeatureScreen = {
  name: 'profiles',
  label: 'google-business.title',
  words: 'google-business.words',
  group: 'settings',
  part: 'programs',
  icon: MapPin,
  permission: 'business.connect',
  service: 'google-business',
  draw: async ({ account, search }) =>
    account === null ? null : (
      <ProfilesBoard refused={typeof search.refused === 'string' ? search.refused : null} />
    ),
};
