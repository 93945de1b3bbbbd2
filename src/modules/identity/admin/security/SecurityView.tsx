import type { AdminViewServerProps } from 'payload';
import { isErrorCode } from '@/core/errors/errors';
import { translator } from '@/core/i18n/translate';
import { showIdentities } from '@/modules/identity/operations/link-identity';
import { listFactors } from '@/modules/identity/operations/second-factor';
import { ownAccount } from '@/modules/identity/own-account';
import { listSessions } from '@/modules/identity/queries/sessions';
import { SecurityPage } from '../lazy';
import { requireStudio, StudioPage } from '../studio-page';

/** The user's ways of signing in and current sessions, for every role. */
export async function SecurityView(view: AdminViewServerProps) {
  const studio = await requireStudio();
  const { user, sessionId, locale } = studio;
  const [own, sessions, second, social] = await Promise.all([
    ownAccount(user.id),
    listSessions(user.id, sessionId),
    listFactors(user.id),
    showIdentities(user.id),
  ]);
  const code = view.searchParams?.refused;
  const said = isErrorCode(code) && /^SOCIAL_/.test(code) ? translator(locale)(`errors.${code}`) : null;
  return (
    <StudioPage view={view} person={studio} crumbs={[{ label: translator(locale)('admin-security.title') }]}>
      <SecurityPage
        email={own?.email ?? ''}
        password={own?.password ?? true}
        sessions={sessions}
        second={second}
        social={social}
        refused={said}
      />
    </StudioPage>
  );
}
