import { z } from 'zod';
import type { Locale } from '@/core/i18n/locale';
import { dayWords } from '@/core/text/day-words';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';
import { countProjects, type ListedProject, listProjects, PART } from './queries';

const clients = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose({ max: 2000 }),
  /** Whether visitors can search for a project by name. */
  search: z.boolean().default(true),
});
const entry = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose({ max: 2000 }),
  button: siteFields.words({ max: 60 }),
});

/** A project as a card of the page. */
export interface ProjectCard {
  id: string;
  name: string;
  /** Its date, formatted. */
  date: string | null;
  href: string;
  locked: boolean;
  picture: { src: string; width: number; height: number } | null;
}

/** Data of the clients page. */
export type ClientsData = Omit<Resolved<z.output<typeof clients>>, 'search'> & {
  search: boolean;
  projects: ProjectCard[];
  part: number;
  parts: number;
};
/** Data of the form for a code. */
export type EntryData = Resolved<z.output<typeof entry>>;

function presentProject(project: ListedProject, locale: Locale): ProjectCard {
  const { id, name, date, locked, version, width, height } = project;
  return {
    id,
    name,
    date: date && dayWords(date.slice(0, 10), locale),
    href: `/events/${id}`,
    locked,
    picture:
      version && width && height ? { src: `/covers/${id}/picture.jpg?v=${version}`, width, height } : null,
  };
}

const partsOf = async (account: string) => Math.max(1, Math.ceil((await countProjects(account)) / PART));

/** The studio's public projects with their covers; listed ones are shown locked. */
export const clientsBlock = defineSiteBlock({
  id: 'sites.clients',
  settings: clients,
  starter: { title: { en: 'Clients', he: 'הלקוחות שלי' } },
  islands: ['send'],
  parts: ({ account }) => partsOf(account),
  load: async ({ site, locale, settings, part, draft }) => {
    const [projects, parts] = [await listProjects(site.account, part), await partsOf(site.account)];
    if (projects.length === 0 && !draft && !settings.search) return null;
    return { ...settings, projects: projects.map((one) => presentProject(one, locale)), part, parts };
  },
});

/** A form to enter a project by its code. */
export const entryBlock = defineSiteBlock({
  id: 'sites.entry',
  settings: entry,
  starter: { title: { en: 'Your photographs', he: 'התמונות שלכם' } },
  on: 'both',
  islands: ['send'],
});
