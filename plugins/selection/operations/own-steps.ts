import { dayWords } from '@plugins/kit/internal';
import { pool } from '@plugins/kit/server/database';
import { translator } from '@plugins/kit/server/texts';
import { listOwnSelections } from '../queries/projects';
import { type SelectionStep, selectionStep } from '../rules/own-step';

/** A signed-in person's project. */
interface Own {
  id: string;
  role: 'guest' | 'client';
  paused: boolean;
}

interface Step {
  text: string;
  href: string | null;
  waits: boolean;
}

/** Returns what the person chooses next in each of their projects, or what they have sent; guests choose nothing. */
export async function ownSteps(projects: readonly Own[], locale: 'en' | 'he'): Promise<Map<string, Step[]>> {
  const rows = await listOwnSelections(
    pool(),
    projects.filter(({ role, paused }) => role === 'client' && !paused).map(({ id }) => id),
  );
  const now = new Date();
  return new Map(
    rows.map(({ event, ...selection }) => [event, [shown(selectionStep(selection, now), event, locale)]]),
  );
}

function shown(step: SelectionStep, event: string, locale: 'en' | 'he'): Step {
  const t = translator(locale);
  if (step.state === 'sent') return { text: t('selection.done'), href: null, waits: false };
  const day = step.day === null ? 'none' : dayWords(step.day, locale);
  if (!('count' in step))
    return { text: t(`selection.own.${step.state}`, { day }), href: null, waits: false };
  const { state, count, room } = step;
  const limits = { limited: room === null ? 'no' : 'yes', room: room ?? 0 };
  const text = t(`selection.own.${state}`, { count, ...limits, day });
  return { text, href: `/events/${event}`, waits: true };
}
