import {
  GraduationCap,
  House,
  Images,
  Mail,
  PanelsTopLeft,
  Server,
  Settings,
  ShoppingBag,
  Star,
  Users,
} from 'lucide-react';
import { featuresWithSettings } from '@/core/features/feature-settings';
import { services } from '@/modules/services/services';
import { featureAdmins } from '@/registry/admin';
import type { NavEntry, NavGroup } from './nav-entry';

/** The icon of each line, each used once. */
export const GROUP_ICONS: Record<NavGroup, NonNullable<NavEntry['icon']>> = {
  home: House,
  projects: Images,
  clients: Users,
  website: PanelsTopLeft,
  store: ShoppingBag,
  reviews: Star,
  messages: Mail,
  settings: Settings,
  operator: Server,
  help: GraduationCap,
};

/** A screen for operators. */
const operator = (name: string, more: Partial<NavEntry> = {}): NavEntry => ({
  group: 'operator',
  href: `/admin/operator/${name}`,
  label: `admin-operators.${name}.title`,
  permission: 'installation.run',
  ...more,
});

const OPERATOR: NavEntry[] = [
  operator('health'),
  operator('accounts'),
  operator('plans', { words: 'admin.nav.words.plans' }),
  operator('money', { words: 'admin.nav.words.money' }),
  ...['jobs', 'mails', 'storage', 'translations'].map((name) => operator(name)),
  {
    group: 'operator',
    href: '/admin/records',
    owns: ['/admin/collections'],
    label: 'admin-operators.records.title',
    permission: 'installation.run',
  },
];

/** A screen of an account. */
const own = (
  group: NavGroup,
  href: string,
  label: string,
  permission: string,
  more: Partial<NavEntry> = {},
): NavEntry => ({ group, href, label, permission, ofAccount: true, ...more });

const SETTINGS: NavEntry[] = [
  own('settings', '/admin/settings/account', 'admin.nav.account', 'admin.enter', {
    part: 'studio',
    words: 'admin.nav.words.account',
    tab: 'admin.nav.tab.account',
    ofAccount: false,
  }),
  own('settings', '/admin/brands', 'admin-studio.brands.title', 'brand.update', {
    part: 'studio',
    words: 'admin.nav.words.brands',
  }),
  own('settings', '/admin/settings/presets', 'admin-projects.presets.title', 'preset.manage', {
    part: 'projects',
    words: 'admin.nav.words.presets',
  }),
  own('settings', '/admin/settings/products', 'admin-studio.products.title', 'template.read', {
    part: 'projects',
    words: 'admin.nav.words.products',
  }),
  own('settings', '/admin/settings/team', 'admin-studio.team.title', 'team.invite', {
    part: 'studio',
    words: 'admin.nav.words.team',
  }),
  own('settings', '/admin/settings/features', 'admin-features.title', 'account.update', {
    part: 'studio',
    words: 'admin.nav.words.features',
    shown: () => featuresWithSettings('features').length > 0,
  }),
  own('settings', '/admin/settings/devices', 'admin-devices.title', 'device.create', {
    part: 'programs',
    words: 'admin.nav.words.devices',
  }),
  own('settings', '/admin/settings/webhooks', 'admin-webhooks.title', 'webhook.manage', {
    part: 'programs',
    words: 'admin.nav.words.webhooks',
  }),
  own('settings', '/admin/settings/security', 'admin-security.title', 'self.manage', {
    part: 'safety',
    words: 'admin.nav.words.security',
    ofAccount: false,
  }),
  own('settings', '/admin/settings/plan', 'admin-home.plan.title', 'money.read', {
    part: 'money',
    words: 'admin.nav.words.plan',
    tab: 'admin.nav.tab.plan',
  }),
  own('settings', '/admin/settings/payments', 'admin-features.payments.title', 'account.update', {
    part: 'money',
    words: 'admin.nav.words.payments',
    shown: () =>
      featuresWithSettings('payments').length > 0 ||
      featureAdmins.some(({ screens = [] }) => screens.some(({ payments }) => payments)),
  }),
  own('settings', '/admin/settings/seller', 'admin-seller.title', 'seller.manage', {
    part: 'money',
    words: 'admin.nav.words.seller',
    tab: 'admin.nav.tab.seller',
  }),
  own('settings', '/admin/settings/partners', 'admin-partners.title', 'money.read', {
    part: 'money',
    words: 'admin.nav.words.partners',
    tab: 'admin.nav.tab.partners',
  }),
  own('settings', '/admin/settings/history', 'admin-history.title', 'history.read', {
    part: 'safety',
    words: 'admin.nav.words.history',
  }),
  own('settings', '/admin/trash', 'admin.trash.title', 'photo.delete', {
    part: 'safety',
    words: 'admin.nav.words.trash',
    ofAccount: false,
  }),
];

/** The core's screens, in the order of their tabs. */
const CORE: NavEntry[] = [
  own('home', '/admin', 'admin.nav.home', 'admin.enter'),
  {
    group: 'projects',
    href: '/admin/projects',
    label: 'admin.nav.projects',
    words: 'admin.nav.words.projects',
    permission: 'project.preview',
  },
  own('clients', '/admin/clients', 'admin-clients.nav', 'client.read', { words: 'admin.nav.words.clients' }),
  own('messages', '/admin/outbox', 'admin.nav.outbox', 'mail.read', {
    words: 'admin.nav.words.sent',
  }),
  own('messages', '/admin/settings/messages', 'admin-clients.navMessages', 'message.write', {
    words: 'admin.nav.words.messages',
  }),
  ...SETTINGS,
  own('help', '/admin/tutorials', 'admin-home.tutorials.title', 'admin.enter'),
  ...OPERATOR,
];

/** All entries: the core's, then those that features add through `FeatureAdmin.nav`. */
export const NAV_LINKS: NavEntry[] = [
  ...CORE,
  ...featureAdmins.flatMap(({ id, nav = [], screens = [] }) => [
    ...nav,
    ...screens.map(
      ({ name, label, words, icon, permission, platform, payments, group, part, service }): NavEntry => ({
        ...(group ? { group } : {}),
        ...(part ? { part } : {}),
        ...(words ? { words } : {}),
        href: `/admin/x/${id}/${name}`,
        label,
        icon,
        permission,
        ofAccount: !platform,
        ...(payments ? { ofPlatform: true } : {}),
        ...(service ? { shown: () => services.app(service) !== null } : {}),
      }),
    ),
  ]),
];
