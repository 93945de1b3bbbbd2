import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import type { Locale } from '@/core/i18n/locale';
import type { EventRow } from '@/modules/access/project-repo';
import { formatCode } from '@/modules/access/rules/project-code';
import { aboutOf } from '@/modules/messaging/about-project';
import { wordsFor, writeLetter } from '@/modules/messaging/letters';
import { listPeople, type PersonView } from '@/modules/people/queries/clients-repo';

/** Somebody of a project, as they would be written to when it opens. */
export interface Addressee
  extends Pick<PersonView, 'id' | 'name' | 'email' | 'role' | 'state' | 'unreachable'> {
  locale: Locale;
}

/** What stands in the invitation of one kind of people in one language, written to the first of them. */
export interface InvitationPreview {
  role: 'guest' | 'client';
  locale: Locale;
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
}

/** What publishing would do: who could be written to, in which words, and the ways in for everybody else. */
export interface PublishPreview {
  published: boolean;
  code: string;
  link: string;
  people: Addressee[];
  letters: InvitationPreview[];
}

/** Reads what publishing a project would do; sends nothing. */
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
    const about = await aboutOf(pool(), event, name, `${env().publicUrl}/i/…`);
    const words = await wordsFor(pool(), event.account_id, kind, locale);
    const { content } = writeLetter(words, about, locale);
    const { subject, heading, paragraphs = [] } = content;
    letters.push({ role, locale, subject, heading, paragraphs, button: content.button?.label ?? '' });
  }
  return {
    published: event.published_at !== null,
    code: formatCode(event.code),
    link: `${env().publicUrl}/events/${event.id}?c=${encodeURIComponent(event.code)}`,
    people,
    letters,
  };
}
