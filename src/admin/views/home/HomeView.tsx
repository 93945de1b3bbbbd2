import type { AdminViewServerProps } from 'payload';
import { translator } from '@/i18n/translate';
import { presentCard } from '@/server/studio/present-project';
import { listProjects } from '@/server/studio/projects-repo';
import { staffToken } from '../projects/ProjectsView';
import { requireStudio, StudioFrame } from '../studio-page';
import { HomePage } from './HomePage';

/** Projects shown as covers. */
const RECENT = 6;

/** The photographer's first page. Payload draws its own frame around this one. */
export async function HomeView(_view: AdminViewServerProps) {
  const person = await requireStudio();
  const t = translator(person.locale);
  const rows = (await listProjects(person.account)).filter((row) => !row.archived).slice(0, RECENT);
  return (
    <StudioFrame person={person} crumbs={[{ label: t('admin.nav.home') }]}>
      <HomePage
        name={person.user.first_name ?? null}
        recent={rows.map((row) => presentCard(row, staffToken(person, row.id)))}
        canCreate={person.account !== null}
      />
    </StudioFrame>
  );
}
