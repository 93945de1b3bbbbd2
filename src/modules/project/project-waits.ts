import { errorLine } from '@/core/errors/error-line';
import { once } from '@/core/process/state';

/** A feature's pending items in projects, for lists of many projects. */
export interface ProjectWaits {
  /** Message key of its text (with `count`), with the feature's namespace. */
  label: string;
  /** The project's tab that handles it. */
  tab: string;
  /** Returns the number of pending items in each of an account's projects; omits those without any. */
  count: (account: string, events: string[]) => Promise<Map<string, number>>;
}

/** Pending items in a project. */
export interface WaitingThing {
  label: string;
  tab: string;
  count: number;
}

const known = () => once<Map<string, ProjectWaits>>('project-waits', () => new Map());

/** Registers a feature's pending items. */
export function addProjectWaits(feature: string, waits: ProjectWaits): void {
  known().set(feature, waits);
}

/** Returns the pending items of an account's projects, by feature; omits a feature that fails. */
export async function projectWaits(
  account: string,
  events: string[],
): Promise<(event: string) => WaitingThing[]> {
  const found = await Promise.all(
    [...known()].map(async ([feature, { label, tab, count }]) => {
      try {
        return { label, tab, counts: await count(account, events) };
      } catch (error) {
        console.error(
          `Feature "${feature}": could not count what is pending; the list omits it: ${errorLine(error)}`,
        );
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
