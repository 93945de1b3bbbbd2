import {
  Building2,
  Database,
  GraduationCap,
  HardDrive,
  HeartPulse,
  History,
  House,
  Images,
  KeyRound,
  Languages,
  LayoutTemplate,
  ListChecks,
  Mail,
  Mails,
  MessageSquareText,
  MonitorUp,
  Puzzle,
  Stamp,
  Tags,
  Users,
  Webhook,
} from 'lucide-react';
import { featuresWithSettings } from '@/core/features/feature-settings';
import { featureAdmins } from '@/registry/admin';
import type { NavEntry } from './nav-entry';

/** A screen for operators. */
const operator = (name: string, icon: NavEntry['icon']): NavEntry => ({
  group: 'operator',
  href: `/admin/operator/${name}`,
  label: `admin-operators.${name}.title`,
  icon,
  permission: 'installation.run',
});

const OPERATOR: NavEntry[] = [
  operator('accounts', Building2),
  operator('plans', Tags),
  operator('jobs', ListChecks),
  operator('mails', Mails),
  operator('storage', HardDrive),
  operator('health', HeartPulse),
  operator('translations', Languages),
  {
    group: 'operator',
    href: '/admin/records',
    owns: ['/admin/collections'],
    label: 'admin-operators.records.title',
    icon: Database,
    permission: 'installation.run',
  },
];

/** The core's entries of the navigation, in order. */
const CORE: NavEntry[] = [
  { group: 'studio', href: '/admin', label: 'admin.nav.home', icon: House, permission: 'admin.enter' },
  {
    group: 'studio',
    href: '/admin/projects',
    label: 'admin.nav.projects',
    icon: Images,
    permission: 'project.preview',
    owns: ['/admin/trash'],
  },
  {
    group: 'profile',
    href: '/admin/brands',
    label: 'admin-studio.brands.title',
    icon: Stamp,
    permission: 'brand.update',
    ofAccount: true,
  },
  {
    group: 'studio',
    href: '/admin/clients',
    label: 'admin-clients.nav',
    icon: Users,
    permission: 'client.read',
    ofAccount: true,
  },
  {
    group: 'profile',
    href: '/admin/settings/products',
    label: 'admin-studio.products.title',
    icon: LayoutTemplate,
    permission: 'template.read',
    ofAccount: true,
  },
  {
    group: 'profile',
    href: '/admin/settings/team',
    label: 'admin-studio.team.title',
    icon: Users,
    permission: 'team.invite',
    ofAccount: true,
  },
  {
    group: 'profile',
    href: '/admin/settings/messages',
    label: 'admin-clients.navMessages',
    icon: MessageSquareText,
    permission: 'message.write',
    ofAccount: true,
  },
  {
    group: 'studio',
    href: '/admin/outbox',
    label: 'admin.nav.outbox',
    icon: Mail,
    permission: 'mail.read',
    ofAccount: true,
  },
  {
    group: 'profile',
    href: '/admin/settings/devices',
    label: 'admin-studio.devices.title',
    icon: MonitorUp,
    permission: 'device.create',
    ofAccount: true,
  },
  {
    group: 'profile',
    href: '/admin/settings/webhooks',
    label: 'admin-webhooks.title',
    icon: Webhook,
    permission: 'webhook.manage',
    ofAccount: true,
  },
  {
    group: 'profile',
    href: '/admin/settings/security',
    label: 'admin-security.title',
    icon: KeyRound,
    permission: 'self.manage',
  },
  {
    group: 'profile',
    href: '/admin/settings/presets',
    label: 'admin-projects.presets.title',
    icon: LayoutTemplate,
    permission: 'preset.manage',
    ofAccount: true,
  },
  {
    group: 'profile',
    href: '/admin/settings/history',
    label: 'admin-history.title',
    icon: History,
    permission: 'history.read',
    ofAccount: true,
  },
  {
    group: 'profile',
    href: '/admin/settings/features',
    label: 'admin-features.title',
    icon: Puzzle,
    permission: 'account.update',
    ofAccount: true,
    shown: () => featuresWithSettings().length > 0,
  },
  {
    group: 'profile',
    href: '/admin/tutorials',
    label: 'admin-home.tutorials.title',
    icon: GraduationCap,
    permission: 'admin.enter',
  },
  ...OPERATOR,
];

/** All entries: the core's, then those that features add through `FeatureAdmin.nav`. */
export const NAV_LINKS: NavEntry[] = [
  ...CORE,
  ...featureAdmins.flatMap(({ id, nav = [], screens = [] }) => [
    ...nav,
    ...screens.map(
      ({ name, label, icon, permission, platform }): NavEntry => ({
        group: 'studio',
        href: `/admin/x/${id}/${name}`,
        label,
        icon,
        permission,
        ofAccount: !platform,
      }),
    ),
  ]),
];
