import { pool } from '@/core/db/pool';
import { searchWords } from '@/core/text/fold-words';
import {
  type PhaseCounts,
  PROJECT_PAGE,
  type ProjectFilter,
  type ProjectSort,
  phasesShown,
} from '@/modules/project/rules/project-list';
import { cardsOf, type ProjectCardRow, REACHED } from './projects-repo';

const PICKED = `exists (select 1 from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
  where pm.event_id = e.id)`;

/** `phaseOf` of the domain in SQL, over `events e`; a test compares both. */
export const PHASE_SQL = `case when e.archived_at is not null then 'archived' when e.published_at is null then 'draft'
  when e.delivered_at is not null then 'delivered'
  when e.printselectiondone then case when e.editing_at is not null then 'editing' else 'selection_complete' end
  when ${PICKED} then 'selecting' else 'published' end`;

const ORDER: Record<ProjectSort, string> = {
  newest: 'e.created_at desc, e.id desc',
  oldest: 'e.created_at, e.id',
  date: 'e.date desc nulls last, e.id desc',
  reverse_date: 'e.date nulls last, e.id',
  name: 'lower(e.name), e.id',
  reverse_name: 'lower(e.name) desc, e.id desc',
};

/** The projects to list: an account's, or (null) all. */
type Of = { account: string | null; filter: ProjectFilter };

/** Returns the conditions and values of a filter, except for the phase. */
function asked({ account, filter }: Of): { where: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const where = ['e.deleted_at is null'];
  const add = (condition: (nr: string) => string, value: unknown) => {
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  if (account) add((nr) => `e.account_id = ${nr}`, account);
  if (filter.brand) add((nr) => `e.brand_id = ${nr}`, filter.brand);
  if (filter.from) add((nr) => `e.date >= ${nr}`, filter.from);
  if (filter.to) add((nr) => `e.date <= ${nr}`, filter.to);
  // Folded words contain no wildcards.
  for (const word of searchWords(filter.q)) add((nr) => `e.search_words like ${nr}`, `%${word}%`);
  return { where, values };
}

/** Returns the SQL for the ids of a list, in order. */
function idsOf(of: Of): { text: string; values: unknown[] } {
  const { where, values } = asked(of);
  const { phase, turn } = of.filter;
  if (phase || turn) {
    values.push(phasesShown(of.filter));
    const shown = `${PHASE_SQL} = any($${values.length}::text[])`;
    const unreached = `(${PHASE_SQL} = 'published' and not ${REACHED})`;
    // A published project that reached no client is its photographer's turn, with those of other phases.
    if (turn === 'client') where.push(shown, `not ${unreached}`);
    else where.push(turn === 'photographer' && !phase ? `(${shown} or ${unreached})` : shown);
  } else if (!of.filter.q) where.push('e.archived_at is null');
  const text = `select e.id from events e where ${where.join(' and ')} order by ${ORDER[of.filter.sort]}`;
  return { text, values };
}

/** Returns one page of a list, from `offset` on. */
export async function listProjects(of: Of & { offset: number; limit?: number }): Promise<ProjectCardRow[]> {
  const { text, values } = idsOf(of);
  const page = `${text} limit ${of.limit ?? PROJECT_PAGE} offset $${values.length + 1}`;
  const { rows } = await pool().query<ProjectCardRow>(cardsOf(page), [...values, of.offset]);
  return rows;
}

/** Returns every id of a list in order, for selecting a range, or all. */
export async function listProjectIds(of: Of): Promise<string[]> {
  const { text, values } = idsOf(of);
  const { rows } = await pool().query<{ id: string }>(text, values);
  return rows.map((row) => row.id);
}

/** Returns how many projects match a filter in each phase, ignoring its phase and turn; in one statement. */
export async function countPhases(of: Of): Promise<PhaseCounts> {
  const { where, values } = asked(of);
  const { rows } = await pool().query<{ phase: keyof PhaseCounts; count: number }>(
    `select case when phase = 'published' and not ${REACHED} then 'unreached' else phase end as phase, count(*)::int as count
       from (select e.id, ${PHASE_SQL} as phase from events e where ${where.join(' and ')}) e group by 1`,
    values,
  );
  return Object.fromEntries(rows.map(({ phase, count }) => [phase, count]));
}

/** Whether an account has any project that is not in the trash. */
export async function hasProjects(account: string | null): Promise<boolean> {
  const { rows } = await pool().query<{ there: boolean }>(
    `select exists (select 1 from events where deleted_at is null ${account ? 'and account_id = $1' : ''}) as there`,
    account ? [account] : [],
  );
  return rows[0]?.there ?? false;
}
