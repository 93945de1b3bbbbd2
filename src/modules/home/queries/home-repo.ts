import { ORIGINAL_BYTES } from '@media/storage/queries';
import { pool } from '@/core/db/pool';
import { once } from '@/core/process/state';
import type { StartFacts } from '@/modules/home/rules/first-run';
import type { TutorialPlaces } from '@/modules/home/rules/tutorial-places';
import type { Period } from '@/modules/money/rules/plan';
import { cardsOf, type ProjectCardRow } from '@/modules/project/queries/projects-repo';

/** Returns a user's flags, without those of projects. */
export async function readMarks(user: string): Promise<Set<string>> {
  const { rows } = await pool().query<{ mark: string }>(
    `select mark from user_marks where user_id = $1 and mark !~ '^(looked|setup):'`,
    [user],
  );
  return new Set(rows.map(({ mark }) => mark));
}

/** Returns the projects with the latest activity: a change, a pick or a photograph. Excludes archived ones. */
export async function recentProjects(account: string | null, limit: number): Promise<ProjectCardRow[]> {
  const own = account ? 'account_id = $2 and' : '';
  const page = `select id from events where ${own} deleted_at is null and archived_at is null
                 order by updated_at desc, id desc limit $1`;
  const { rows } = await pool().query<ProjectCardRow>(cardsOf(page), account ? [limit, account] : [limit]);
  return rows;
}

/** State of the onboarding: existing rows, and the brand that clients see. */
export interface StartState {
  facts: StartFacts;
  brand: { id: string; name: string } | null;
}

/** Returns whether an account still needs its onboarding. */
export async function readStart(account: string): Promise<StartState> {
  const { rows } = await pool().query<StartFacts & { brand: string | null; name: string | null }>({
    name: 'studio-start',
    text: `select b.id as brand, coalesce(btrim(b.business_name), '') as name,
                  exists (select 1 from events where account_id = a.id and deleted_at is null) as project,
                  exists (select 1 from invitations i where i.account_id = a.id and i.sent_at is not null) as invitation
             from accounts a
             left join lateral (select id, business_name from brands where account_id = a.id order by position, id limit 1) b on true
            where a.id = $1`,
    values: [account],
  });
  const [row] = rows;
  return {
    facts: { project: row?.project ?? false, invitation: row?.invitation ?? false },
    brand: row?.brand ? { id: row.brand, name: row.name ?? '' } : null,
  };
}

/** Returns what an account's tutorials lead to. Archived projects are left out: their pages are not worked on. */
export async function readTutorialPlaces(account: string): Promise<TutorialPlaces> {
  const { rows } = await pool().query<{ project: string | null; brand: string | null }>(
    `select (select id from events where account_id = $1 and deleted_at is null and archived_at is null
              order by created_at desc, id desc limit 1) as project,
            (select min(id::text) from brands where account_id = $1 having count(*) = 1) as brand`,
    [account],
  );
  return rows[0] ?? { project: null, brand: null };
}

/** An account's use of its plan. `bytes`: its originals, each counted once. */
export interface PlanUse {
  plan: string | null;
  projects: number;
  projectLimit: number | null;
  photosPerProject: number | null;
  /** The project with the most photographs. */
  largest: { name: string; photos: number } | null;
  photos: number;
  bytes: number;
}

const FRESH_MS = 60_000;

/** Counts what an account uses; for large accounts cached for a minute in each process. */
export async function readPlanUse(account: string): Promise<PlanUse> {
  const known = once('plan-use', () => new Map<string, { until: number; use: Promise<PlanUse> }>());
  const kept = known.get(account);
  if (kept && kept.until > Date.now()) return kept.use;
  const use = countPlanUse(account);
  if (known.size > 500) known.clear();
  known.set(account, { until: Date.now() + FRESH_MS, use });
  use.catch(() => known.delete(account));
  return use;
}

async function countPlanUse(account: string): Promise<PlanUse> {
  const { rows } = await pool().query<Omit<PlanUse, 'largest'> & { name: string | null; most: number }>({
    name: 'studio-plan-use',
    text: `with mine as (select event_id, count(*)::int as photos from media where account_id = $1 and deleted_at is null and state <> 'refused' group by event_id),
                live as (select m.*, e.name from mine m join events e on e.id = m.event_id and e.deleted_at is null)
           select s.plan, s.project_limit as "projectLimit", s.max_photos_per_project as "photosPerProject",
                  (select count(*)::int from events where account_id = $1 and deleted_at is null and archived_at is null) as projects,
                  (select coalesce(sum(photos), 0)::int from live) as photos, ${ORIGINAL_BYTES} as bytes,
                  l.name, coalesce(l.photos, 0) as most
             from (select id from accounts where id = $1) a
             left join entitlements s on s.account_id = a.id
             left join lateral (select name, photos from live order by photos desc limit 1) l on true`,
    values: [account],
  });
  const { name, most, ...use } = rows[0] as (typeof rows)[number];
  return { ...use, largest: name === null ? null : { name, photos: most } };
}

/** The plan that an account's owner chose on the price list. */
export interface Wanted {
  plan: string;
  period: Period | null;
}

/** Returns the plan chosen on the price list; null once one was ordered, and where it is the current one. */
export async function readWanted(account: string): Promise<Wanted | null> {
  const { rows } = await pool().query<Wanted>(
    `select a.wanted_plan::text as plan, a.wanted_period::text as period
       from accounts a left join entitlements s on s.account_id = a.id
      where a.id = $1 and a.wanted_plan is not null and a.wanted_plan::text is distinct from s.plan`,
    [account],
  );
  return rows[0] ?? null;
}
