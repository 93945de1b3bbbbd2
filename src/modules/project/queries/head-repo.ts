import { pool } from '@/core/db/pool';
import type { Turn } from '@/modules/access/rules/project';
import type { ProjectCounter } from '@/modules/project/project-counters';
import { projectWaits, type WaitingThing } from '@/modules/project/project-waits';
import { daysLeft } from '@/modules/project/rules/expiry';
import { type NextStep, nextStep, type Progress, progressOf } from '@/modules/project/rules/progress';
import { readCounters } from './counters-repo';
import type { ProjectCardView } from './present-project';

/** The project's header, in addition to its card. */
export interface ProjectHeadView {
  expires_at: string | null;
  time_zone: string;
  /** Whole days until its last day, negative once closed; null if it never closes. */
  daysLeft: number | null;
  progress: Progress;
  selectionDone: boolean;
  published: boolean;
  /** Whether a user of the studio opened its products. */
  setUp: boolean;
  next: NextStep;
  turn: Turn;
  /** What features wait for the studio with here, the first one's tab; the client may be waited for at the same time. */
  waits: WaitingThing[];
  counters: ProjectCounter[];
}

/** Returns a project's header. */
export async function readHead(project: ProjectCardView, now = new Date()): Promise<ProjectHeadView> {
  const [{ rows }, counters] = await Promise.all([
    pool().query<{
      expires_at: Date | null;
      time_zone: string;
      editing: boolean;
      delivered: boolean;
      done: boolean;
      published: boolean;
      set_up: boolean;
      account: string;
    }>({
      name: 'project-head',
      text: `select account_id as account, expires_at, time_zone, editing_at is not null as editing, delivered_at is not null as delivered,
                    printselectiondone as done, published_at is not null as published,
                    exists (select 1 from users u join user_marks k on k.user_id = u.id
                             where u.account_id = e.account_id and k.mark = 'setup:' || e.id) as set_up
               from events e where id = $1`,
      values: [project.id],
    }),
    readCounters(project.id),
  ]);
  const row = rows[0];
  const { expires_at = null, time_zone = 'UTC' } = row ?? {};
  const left = expires_at ? daysLeft({ expires_at, time_zone }, now) : null;
  const waits = row ? (await projectWaits(row.account, [project.id]))(project.id) : [];
  const { phase, photos } = project;
  const expired = left !== null && left < 0;
  const next = nextStep({ phase, photos, expired, reached: project.reached });
  return {
    expires_at: expires_at?.toISOString() ?? null,
    time_zone,
    daysLeft: left,
    progress: progressOf({ editing: row?.editing ?? false, delivered: row?.delivered ?? false }),
    selectionDone: row?.done ?? false,
    published: row?.published ?? false,
    setUp: row?.set_up ?? false,
    next,
    // What waits for the studio goes first, even while its clients may act.
    turn: project.turn === 'client' && waits.length > 0 ? 'photographer' : project.turn,
    waits,
    counters,
  };
}
