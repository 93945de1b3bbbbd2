import { PanelsTopLeft } from 'lucide-react';
import type { FeatureScreen } from '@/modules/home/admin/define-screen';
import { Website } from './Website';

/** `/admin/x/sites/website`: the site, as it is made. */
export const websiteScreen: FeatureScreen = {
  name: 'website',
  label: 'sites.title',
  icon: PanelsTopLeft,
  permission: 'site.edit',
  whole: true,
  platform: true,
  // Who works in no account has the platform's own to work on.
  draw: async ({ account, locale, search }) => (
    <Website locale={locale} query={account === null || search.site === 'platform' ? '?site=platform' : ''} />
  ),
};
