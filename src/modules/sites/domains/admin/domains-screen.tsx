import { Globe } from 'lucide-react';
import { DomainsBoard } from '../../admin/lazy';

/** `/admin/x/sites/domains`: the studio's domains, for its owner. */
export const domainsScreen = {
  name: 'domains',
  label: 'sites.domains.title',
  words: 'admin.nav.words.domains',
  group: 'website' as const,
  icon: Globe,
  permission: 'site.domains',
  draw: async () => <DomainsBoard />,
};
