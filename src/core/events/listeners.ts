import type { AnyHappening, Happening, HappeningName } from '@/core/events/happenings';
import { once } from '@/core/process/state';
import { happeningNames } from './known-happenings';

/**
 * Hears of something that happened, in a worker, after it was committed. May be told the same twice (`happening.id`);
 * what it throws is tried again, for itself alone.
 */
export type Listener<N extends HappeningName = HappeningName> = (
  happening: Happening<N>,
  job: { signal: AbortSignal },
) => Promise<void>;

/** Hears of what another feature says: its data is what that feature's guide says, and read with care. */
interface AnyListener {
  heard(happening: AnyHappening, job: { signal: AbortSignal }): Promise<void>;
}

/** What a feature listens to, by name: events of the core and of other features. */
export interface Listeners extends HouseListeners {
  readonly [name: string]: AnyListener['heard'] | undefined;
}
type HouseListeners = { readonly [N in HappeningName]?: Listener<N> };

const all = () => once('listeners', () => new Map<string, Listeners>());

/** Takes a feature's listeners. Throws, naming the feature and the mend, where one waits for what never happens. */
export function addListeners(feature: string, listeners: Listeners): void {
  for (const name of Object.keys(listeners)) {
    if (!happeningNames().includes(name))
      throw new Error(
        `Feature "${feature}" listens to "${name}", which never happens. There are: ${happeningNames().join(', ')}.`,
      );
  }
  all().set(feature, listeners);
}

/** The features that listen to something. */
export const listenersOf = (name: string): string[] =>
  [...all()].filter(([, listeners]) => listeners[name]).map(([feature]) => feature);

/** What a feature does when something happens; undefined where it does not listen any more. */
export const listenerOf = (feature: string, name: string): AnyListener['heard'] | undefined =>
  all().get(feature)?.[name];
