import { sayFault } from '@/core/errors/say-fault';
import { once } from '@/core/process/state';

/** What of a feature waits for the studio in its projects, for lists of many. */
export interface ProjectWaits {
  /** Message key of what is said of it (it is given `count`), with the feature's namespace. */
  label: string;
  /** The project's tab where it is settled. */
  tab: string;
  /** How many wait in each of an account's projects; those where nothing does are left out. */
  count: (account: string, events: string[]) => Promise<Map<string, number>>;
}

/** Something that waits in a project. */
export interface WaitingThing {
  label: string;
  tab: string;
  count: number;
}

const known = () => once<Map<string, ProjectWaits>>('project-waits', () => new Map());

/** Lets a feature say what waits in projects. */
export function addProjectWaits(feature: string, waits: ProjectWaits): void {
  known().set(feature, waits);
}

/** What waits in an account's projects, by every feature; one that fails is left out. */
export async function projectWaits(
  account: string,
  events: string[],
): Promise<(event: string) => WaitingThing[]> {
  const found = await Promise.all(
    [...known()].map(async ([feature, { label, tab, count }]) => {
      try {
        return { label, tab, counts: await count(account, events) };
      } catch (error) {
        console.error(`Feature "${feature}": what waits failed: ${sayFault(error)}`);
        return { label, tab, counts: new Map<string, number>() };
      }
    }),
  );
  return (event) =>
    found.flatMap(({ label, tab, counts }) => {
      const count = counts.get(event) ?? 0;
      return count > 0 ? [{ label, tab, count }] : [];
    });
}
