import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { EventRow } from '@/modules/access/queries';
import { formatCode } from '@/modules/access/rules/project-code';
import { codeLinkOf } from '@/modules/access/share-link';
import { aboutOf, linkOf } from '@/modules/messaging/about-project';
import { wordsFor, writeLetter } from '@/modules/messaging/letters';
import { listPeople, type PersonView } from '@/modules/people/queries/clients-repo';

/** A participant of a project, as a recipient of its invitation. */
export interface Addressee
  extends Pick<PersonView, 'id' | 'name' | 'email' | 'role' | 'state' | 'unreachable'> {
  locale: Locale;
}

/** The text of the invitation for one role in one language, filled for the first recipient. */
export interface InvitationPreview {
  role: 'guest' | 'client';
  locale: Locale;
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
}

/** What publishing would do: possible recipients and their messages, and code and link for everyone else. */
export interface PublishPreview {
  published: boolean;
  code: string;
  link: string;
  people: Addressee[];
  letters: InvitationPreview[];
}

/** Returns what publishing a project would do; sends nothing. */
export async function previewPublishing(event: EventRow): Promise<PublishPreview> {
  const all = await listPeople(event.id);
  const people = all
    .filter(({ state }) => state !== 'revoked')
    .map(({ id, name, email, role, state, unreachable, locale }) => ({
      ...{ id, name, email, role, state, unreachable },
      locale: locale ?? event.locale,
    }));
  const letters: InvitationPreview[] = [];
  for (const { role, locale, name } of people) {
    if (letters.some((letter) => letter.role === role && letter.locale === locale)) continue;
    const kind = role === 'guest' ? 'invitation_guest' : 'invitation';
    const about = await aboutOf(pool(), event, name, linkOf(event, '…'));
    const words = await wordsFor(pool(), event.account_id, kind, locale);
    const { content } = writeLetter(words, about, locale);
    const { subject, heading, paragraphs = [] } = content;
    letters.push({ role, locale, subject, heading, paragraphs, button: content.button?.label ?? '' });
  }
  return {
    published: event.published_at !== null,
    code: formatCode(event.code),
    link: codeLinkOf(event),
    people,
    letters,
  };
}
