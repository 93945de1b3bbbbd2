import { namedKey, translator } from '@/core/i18n/translate';
import type { StudioPerson } from '@/modules/access/enter-studio';
import type { Section } from '@/modules/identity/admin/section-tabs';
import { NAV_LINKS } from './links';
import { linksFor } from './links-for';
import { byPart, entryOf, linesOf } from './nav-entry';

/** Screens of one thing that have a frame of their own, with their own way back. */
const OWN_FRAME = /^\/admin\/projects\/./;

/** Returns the tabs of a screen's line in the navigation for this person; null where it has one screen. */
export function sectionOf(person: StudioPerson, path: string): Section | null {
  if (OWN_FRAME.test(path)) return null;
  const mine = linksFor(person, NAV_LINKS);
  const here = entryOf(mine, path);
  const line = linesOf(mine).find(({ entries }) => here && entries.includes(here));
  if (!here || !line?.group || line.entries.length < 2) return null;
  const t = translator(person.locale);
  return {
    title: t(`admin.nav.group.${line.group}`),
    here: here.href,
    tabs: byPart(line.entries).map(({ href, label, tab, part }) => ({
      href,
      label: t(namedKey(tab ?? label)),
      ...(part && { part: t(`admin.nav.part.${part}`) }),
    })),
  };
}
