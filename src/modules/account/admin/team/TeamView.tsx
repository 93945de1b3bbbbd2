import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { ASSISTANT_MAY, type RightWord } from '@/modules/account/rules/team';
import { listMembers, listTeamInvitations } from '@/modules/account/team/queries';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { TeamPage } from '../lazy';

/** The team page, owner only. An assistant's permissions are read from the permission table. */
export async function TeamView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account || allow(person.role, 'team.invite') === 'none') notFound();
  const t = translator(person.locale);
  const [members, waiting] = await Promise.all([
    listMembers(person.account),
    listTeamInvitations(person.account),
  ]);
  const rights = Object.keys(ASSISTANT_MAY).map((permission) => ({
    permission: permission.replace('.', '_') as RightWord,
    may: allow('assistant', permission) !== 'none',
  }));
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-studio.team.title') }]}>
      <TeamPage members={members} waiting={waiting} rights={rights} me={person.user.id} />
    </StudioPage>
  );
}
