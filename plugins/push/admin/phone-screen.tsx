import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { Smartphone } from 'lucide-react';
import { PhoneBoard } from './lazy';

/** `/admin/x/push/phone`: the admin on a home screen, and which notices come. */
export const phoneScreen: FeatureScreen = {
  name: 'phone',
  label: 'push.title',
  words: 'push.words',
  group: 'settings',
  part: 'programs',
  icon: Smartphone,
  permission: 'push.own',
  draw: async ({ account }) => (account === null ? null : <PhoneBoard />),
};
