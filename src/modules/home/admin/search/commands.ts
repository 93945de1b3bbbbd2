import type { NavEntry } from '../nav/nav-entry';

/** An action in the search. `typed`: offered only once something is typed. */
type Command = Pick<NavEntry, 'href' | 'label' | 'words' | 'permission' | 'ofAccount'> & { typed?: true };

/** An action that is found by what it is for; the hash keeps its address apart from that of its screen. */
const found = (name: string, href: string, permission: string, ofAccount = true): Command => ({
  href,
  label: `admin-home.search.act.${name}`,
  words: `admin-home.search.actWords.${name}`,
  permission,
  ofAccount,
  typed: true,
});

/** Actions in the search, besides the screens of the navigation. */
export const COMMANDS: Command[] = [
  { href: '/admin/projects/new', label: 'admin.projects.new', permission: 'project.create', ofAccount: true },
  found('importClients', '/admin/clients?import=all', 'client.write'),
  found('invite', '/admin/settings/team#invite', 'team.invite'),
  found('watermark', '/admin/brands#watermark', 'brand.update'),
  found('logo', '/admin/brands#logo', 'brand.update'),
  found('reminders', '/admin/settings/features#reminders', 'account.update'),
  found('lightroom', '/admin/settings/devices#lightroom', 'device.create'),
  found('password', '/admin/settings/security#password', 'self.manage', false),
  found('secondFactor', '/admin/settings/security#second', 'self.manage', false),
  found('theme', '/admin/settings/account#looks', 'admin.enter', false),
  found('restore', '/admin/trash#restore', 'photo.delete', false),
];
