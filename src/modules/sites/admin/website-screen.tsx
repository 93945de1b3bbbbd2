import { PanelsTopLeft } from 'lucide-react';
import type { FeatureScreen } from '@/modules/home/admin/define-screen';
import { Website } from './lazy';

/** `/admin/x/sites/website`: the site builder. */
export const websiteScreen: FeatureScreen = {
  name: 'website',
  label: 'sites.title',
  words: 'admin.nav.words.website',
  group: 'website',
  icon: PanelsTopLeft,
  permission: 'site.edit',
  whole: true,
  platform: true,
  // An operator without an account edits the platform's own site.
  draw: async ({ account, locale, search }) => (
    <Website locale={locale} query={account === null || search.site === 'platform' ? '?site=platform' : ''} />
  ),
};
