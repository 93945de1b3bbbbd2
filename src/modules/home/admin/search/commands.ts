import type { NavEntry } from '../nav/nav-entry';

/** Actions in the search, besides the screens of the navigation. */
export const COMMANDS: Pick<NavEntry, 'href' | 'label' | 'words' | 'permission' | 'ofAccount'>[] = [
  { href: '/admin/projects/new', label: 'admin.projects.new', permission: 'project.create', ofAccount: true },
];
