import { namedKey, translator } from '@/core/i18n/translate';
import { type StudioPerson, studioPerson, studioProject } from '@/modules/access/enter-studio';
import { isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { findBrandRow } from '@/modules/account/brands/queries';
import { NAV_LINKS } from '@/modules/home/admin/nav/links';
import { entryOf } from '@/modules/home/admin/nav/nav-entry';
import { findMail } from '@/modules/messaging/queries/outbox-repo';
import { findClient } from '@/modules/people/queries/account-clients-repo';

/** The name of the object a screen shows, where this person may see it. */
async function ownName(person: StudioPerson, noun: string | undefined, id: string): Promise<string | null> {
  if (!isId(id) || !person.account) return null;
  if (noun === 'clients') {
    const client = await findClient(person.account, id);
    return client && (client.name || client.email);
  }
  if (noun === 'brands') {
    const brand = await findBrandRow(id);
    return brand?.account_id === person.account ? brand.business_name : null;
  }
  if (noun !== 'outbox' || allow(person.role, 'mail.read') === 'none') return null;
  return (await findMail(person.account, id))?.subject ?? null;
}

/** The title of one of our screens in the person's language, or null for Payload's own. */
export async function pageTitle(segments: string[]): Promise<string | null> {
  const person = await studioPerson();
  if (!person) return null;
  const t = translator(person.locale);
  const [first, id] = segments;
  if (first === 'missing') return t('admin.missing.title');
  if (first === 'trash') return t('admin.trash.title');
  if (first === 'projects' && id === 'new') return t('admin.new.title');
  if (first === 'projects' && id) return (await studioProject(person, id))?.event.name ?? null;
  const own = id ? await ownName(person, first, id) : null;
  if (own) return own;
  const entry = entryOf(NAV_LINKS, ['/admin', ...segments].join('/'));
  return entry ? t(namedKey(entry.label)) : first === 'settings' ? t('admin.nav.account') : null;
}
