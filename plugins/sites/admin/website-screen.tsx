import type { Wire } from '@plugins/kit/admin';
import { PanelsTopLeft } from 'lucide-react';
import { Website } from './Website';

/** `/admin/x/sites/website`: the site, as it is made. */
export const websiteScreen: Wire.FeatureScreen = {
  name: 'website',
  label: 'sites.title',
  icon: PanelsTopLeft,
  permission: 'site.edit',
  whole: true,
  draw: async ({ locale, search }) => (
    <Website locale={locale} query={search.site === 'platform' ? '?site=platform' : ''} />
  ),
};
