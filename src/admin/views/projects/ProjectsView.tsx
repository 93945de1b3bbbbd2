import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { pictureToken } from '@/server/pictures/address';
import type { StudioPerson } from '@/server/studio/enter-studio';
import { presentCard } from '@/server/studio/present-project';
import { listProjects } from '@/server/studio/projects-repo';
import { countTrash } from '@/server/studio/trash-repo';
import { requireStudio, StudioPage } from '../studio-page';
import { ProjectsBoard } from './ProjectsBoard';

/** The token that signs one project's pictures for somebody of the account. */
export function staffToken(person: StudioPerson, eventId: string): string {
  const user = { id: person.user.id, name: null, sessionId: person.sessionId };
  return pictureToken(eventId, { role: person.role, grant: null, user, name: null });
}

/** All projects as cards. */
export async function ProjectsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [rows, deleted] = await Promise.all([listProjects(person.account), countTrash(person.account)]);
  const cards = rows.map((row) => presentCard(row, staffToken(person, row.id)));
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin.nav.projects') }]}>
      <ProjectsBoard
        projects={cards}
        canCreate={person.account !== null}
        canDelete={allow(person.role, 'project.delete') !== 'none'}
        deleted={deleted}
      />
    </StudioPage>
  );
}
