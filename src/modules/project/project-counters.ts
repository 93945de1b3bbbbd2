import { sayFault } from '@/core/errors/say-fault';
import { once } from '@/core/process/state';

/** A number a feature keeps of a project, for the account. */
export interface ProjectCounter {
  /** Message keys of its name and of what it counts, with the feature's namespace. */
  label: string;
  help: string;
  count: number;
  /** The most there may be; null or left out: no limit. */
  of?: number | null;
}

/** Finds a feature's counters of a project. */
export type FindCounters = (eventId: string) => Promise<ProjectCounter[]>;

const finders = () => once<Map<string, FindCounters>>('project-counters', () => new Map());

/** Lets a feature add its counters to a project's head. */
export function addProjectCounters(feature: string, find: FindCounters): void {
  finders().set(feature, find);
}

/** A feature's counters; none where it fails: a project's head stands without them. */
async function countersOf(feature: string, find: FindCounters, eventId: string): Promise<ProjectCounter[]> {
  try {
    return await find(eventId);
  } catch (error) {
    console.error(`Feature "${feature}": its counters failed: ${sayFault(error)}`);
    return [];
  }
}

/** Every feature's counters of a project, in the order of the features. */
export async function featureCounters(eventId: string): Promise<ProjectCounter[]> {
  return (await Promise.all([...finders()].map(([id, find]) => countersOf(id, find, eventId)))).flat();
}
