import { translator } from '@/i18n/translate';
import { studioPerson, studioProject } from '@/server/studio/enter-studio';
import { NAV_LINKS } from './nav/links';

/** The title of one of our screens in the person's language, or null for Payload's own. */
export async function pageTitle(segments: string[]): Promise<string | null> {
  const person = await studioPerson();
  if (!person) return null;
  const t = translator(person.locale);
  const path = ['/admin', ...segments].join('/');
  const screen = NAV_LINKS.find(({ href }) => href === path);
  if (screen) return t(screen.label);
  const [first, id] = segments;
  if (first === 'trash') return t('admin.trash.title');
  if (first !== 'projects' || !id) return null;
  if (id === 'new') return t('admin.new.title');
  return (await studioProject(person, id))?.event.name ?? null;
}
