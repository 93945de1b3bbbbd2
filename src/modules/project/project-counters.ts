import { errorLine } from '@/core/errors/error-line';
import { once } from '@/core/process/state';

/** A feature's counter of a project, for the account. */
export interface ProjectCounter {
  /** Message keys of its name and of its unit, with the feature's namespace. */
  label: string;
  help: string;
  count: number;
  /** The maximum; null or omitted: no limit. */
  of?: number | null;
}

/** Returns a feature's counters of a project. */
export type FindCounters = (eventId: string) => Promise<ProjectCounter[]>;

const finders = () => once<Map<string, FindCounters>>('project-counters', () => new Map());

/** Registers a feature's counters for a project's header. */
export function addProjectCounters(feature: string, find: FindCounters): void {
  finders().set(feature, find);
}

/** Returns a feature's counters; none if it fails, because the header works without them. */
async function countersOf(feature: string, find: FindCounters, eventId: string): Promise<ProjectCounter[]> {
  try {
    return await find(eventId);
  } catch (error) {
    console.error(
      `Feature "${feature}": could not read its counters; the header omits them: ${errorLine(error)}`,
    );
    return [];
  }
}

/** Returns every feature's counters of a project, in the order of the features. */
export async function featureCounters(eventId: string): Promise<ProjectCounter[]> {
  return (await Promise.all([...finders()].map(([id, find]) => countersOf(id, find, eventId)))).flat();
}
