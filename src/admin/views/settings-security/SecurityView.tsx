import type { AdminViewServerProps } from 'payload';
import { translator } from '@/i18n/translate';
import { findPersonById } from '@/server/accounts/people-repo';
import { emailRefused } from '@/server/accounts/refused-email';
import { listSessions } from '@/server/accounts/sessions';
import { listFactors } from '@/server/operations/second-factor';
import { requireStudio, StudioPage } from '../studio-page';
import { SecurityPage } from './SecurityPage';

/** How somebody signs in, and where they are signed in now: one's own, whatever one's role. */
export async function SecurityView(view: AdminViewServerProps) {
  const studio = await requireStudio();
  const { user, sessionId, locale } = studio;
  const [person, sessions, second, refused] = await Promise.all([
    findPersonById(user.id),
    listSessions(user.id, sessionId),
    listFactors(user.id),
    emailRefused(user.id),
  ]);
  const mailbox = {
    email: person?.email ?? '',
    unconfirmed: Boolean(person?.unconfirmed_since),
    refused,
  };
  return (
    <StudioPage view={view} person={studio} crumbs={[{ label: translator(locale)('admin-security.title') }]}>
      <SecurityPage mailbox={mailbox} sessions={sessions} second={second} />
    </StudioPage>
  );
}
