import { pool } from '@/core/db/pool';
import type { Turn } from '@/modules/access/rules/project';
import type { ProjectCounter } from '@/modules/project/project-counters';
import { daysLeft } from '@/modules/project/rules/expiry';
import { type NextStep, nextStep, type Progress, progressOf, turnIn } from '@/modules/project/rules/progress';
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
  next: NextStep;
  turn: Turn;
  counters: ProjectCounter[];
}

/**
 * Returns a project's header. An invitation reached its client if its link was handed out or opened, or if its message
 * is not kept in the outbox because there was no mail server.
 */
export async function readHead(project: ProjectCardView, now = new Date()): Promise<ProjectHeadView> {
  const [{ rows }, counters] = await Promise.all([
    pool().query<{
      expires_at: Date | null;
      time_zone: string;
      editing: boolean;
      delivered: boolean;
      done: boolean;
      published: boolean;
      reached: boolean;
    }>({
      name: 'project-head',
      text: `select expires_at, time_zone, editing_at is not null as editing, delivered_at is not null as delivered,
                    printselectiondone as done, published_at is not null as published,
                    exists (select 1 from grants g where g.event_id = e.id and g.views > 0)
                    or exists (select 1 from invitations i where i.event_id = e.id and i.revoked_at is null
                      and (i.shared_at is not null or i.opened_at is not null or (i.sent_at is not null
                        and (select m.state::text from mails m where m.client_id = i.client_id and m.event_id = i.event_id
                              and m.kind like 'invitation%' order by m.id desc limit 1) is distinct from 'outbox'))) as reached
               from events e where id = $1`,
      values: [project.id],
    }),
    readCounters(project.id),
  ]);
  const row = rows[0];
  const { expires_at = null, time_zone = 'UTC' } = row ?? {};
  const left = expires_at ? daysLeft({ expires_at, time_zone }, now) : null;
  const { phase, photos } = project;
  const expired = left !== null && left < 0;
  const next = nextStep({ phase, photos, expired, reached: row?.reached ?? false });
  return {
    expires_at: expires_at?.toISOString() ?? null,
    time_zone,
    daysLeft: left,
    progress: progressOf({ editing: row?.editing ?? false, delivered: row?.delivered ?? false }),
    selectionDone: row?.done ?? false,
    published: row?.published ?? false,
    next,
    turn: turnIn(project.turn, next),
    counters,
  };
}
