import { translator } from '@/i18n/translate';
import { studioPerson, studioProject } from '@/server/studio/enter-studio';
import { NAV_LINKS } from './nav/links';
import { entryOf } from './nav/nav-entry';

/** The title of one of our screens in the person's language, or null for Payload's own. */
export async function pageTitle(segments: string[]): Promise<string | null> {
  const person = await studioPerson();
  if (!person) return null;
  const t = translator(person.locale);
  const [first, id] = segments;
  if (first === 'trash') return t('admin.trash.title');
  if (first === 'projects' && id === 'new') return t('admin.new.title');
  if (first === 'projects' && id) return (await studioProject(person, id))?.event.name ?? null;
  const entry = entryOf(NAV_LINKS, ['/admin', ...segments].join('/'));
  return entry ? t(entry.label) : first === 'settings' ? t('admin.nav.account') : null;
}
