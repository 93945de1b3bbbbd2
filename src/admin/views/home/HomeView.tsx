import type { AdminViewServerProps } from 'payload';
import { ALL_PROJECTS } from '@/domain/project-list';
import { translator } from '@/i18n/translate';
import { listProjects } from '@/server/studio/list-projects';
import { presentCard } from '@/server/studio/present-project';
import { staffToken } from '@/server/studio/staff-token';
import { requireStudio, StudioFrame } from '../studio-page';
import { HomePage } from './HomePage';

/** Projects shown as covers. */
const RECENT = 6;

/** The photographer's first page. Payload draws its own frame around this one. */
export async function HomeView(_view: AdminViewServerProps) {
  const person = await requireStudio();
  const t = translator(person.locale);
  const rows = await listProjects({
    account: person.account,
    filter: ALL_PROJECTS,
    offset: 0,
    limit: RECENT,
  });
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
