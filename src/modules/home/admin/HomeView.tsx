import { staffToken } from '@media/pictures/staff-token';
import { redirect } from 'next/navigation';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { readMarks, readStart, readWanted, recentProjects } from '@/modules/home/queries/home-repo';
import { startShown } from '@/modules/home/rules/first-run';
import { requireStudio, StudioFrame } from '@/modules/identity/admin/studio-page';
import { readPlanNames } from '@/modules/money/plans';
import { presentCard } from '@/modules/project/queries/present-project';
import { featureAdmins } from '@/registry/admin';
import { homeCards } from './cards';
import { cardQuestion, renderCards } from './draw-cards';
import { HomePage } from './lazy';
import { TUTORIALS } from './tutorials/tutorials';

/** Number of recent projects, and of tutorials. */
const RECENT = 6;
const OFFERED = 3;

/** The photographer's start page, inside Payload's own frame. */
export async function HomeView() {
  const person = await requireStudio();
  const { account, role } = person;
  // An operator without a studio has no work of a photographer: their first page is the installation's state.
  if (!account) redirect('/admin/operator/health');
  const t = translator(person.locale);
  const [cards, rows, marks, start] = await Promise.all([
    renderCards(homeCards(), role, cardQuestion(person)),
    recentProjects(account, RECENT),
    readMarks(person.user.id),
    readStart(account),
  ]);
  const shown = startShown(start.facts, marks.has('start:skipped'));
  const pays = allow(role, 'money.read') !== 'none';
  const wanted = pays && shown === 'open' ? await readWanted(account) : null;
  const names = wanted ? await readPlanNames(person.locale) : {};
  return (
    <StudioFrame
      person={person}
      segments={[]}
      parts={featureAdmins.map(({ id }) => `feature:${id}:cards`)}
      crumbs={[{ label: t('admin.nav.home') }]}
    >
      <HomePage
        name={person.user.first_name ?? null}
        cards={cards}
        recent={rows.map((row) => presentCard(row, staffToken(person, row.id)))}
        start={{ ...start, shown }}
        wanted={wanted && { wanted, names }}
        tutorials={
          start.facts.project
            ? []
            : TUTORIALS.filter(({ id }) => !marks.has(`tutorial:${id}`))
                .slice(0, OFFERED)
                .map(({ id }) => id)
        }
      />
    </StudioFrame>
  );
}
