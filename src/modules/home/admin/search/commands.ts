import type { NavEntry } from '../nav/nav-entry';

/** What the search offers beside the screens of the navigation: things to begin. */
export const COMMANDS: Pick<NavEntry, 'href' | 'label' | 'permission' | 'ofAccount'>[] = [
  { href: '/admin/projects/new', label: 'admin.projects.new', permission: 'project.create', ofAccount: true },
  { href: '/admin/trash', label: 'admin.trash.title', permission: 'photo.delete' },
  { href: '/admin/settings/account', label: 'admin.nav.account', permission: 'admin.enter' },
];
