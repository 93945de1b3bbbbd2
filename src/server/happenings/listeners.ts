import { HAPPENING_NAMES, type Happening, type HappeningName, isHappening } from '@/domain/happenings';
import { once } from '@/server/state';

/**
 * Hears of something that happened, in a worker, after it was committed. May be told the same twice (`happening.id`);
 * what it throws is tried again, for itself alone.
 */
export type Listener<N extends HappeningName = HappeningName> = (
  happening: Happening<N>,
  job: { signal: AbortSignal },
) => Promise<void>;

/** What a feature listens to, by name. */
export type Listeners = { readonly [N in HappeningName]?: Listener<N> };

const all = () => once('listeners', () => new Map<string, Listeners>());

/** Takes a feature's listeners. Throws, naming the feature and the mend, where one waits for what never happens. */
export function addListeners(feature: string, listeners: Listeners): void {
  for (const name of Object.keys(listeners)) {
    if (!isHappening(name))
      throw new Error(
        `Feature "${feature}" listens to "${name}", which never happens. There are: ${HAPPENING_NAMES.join(', ')}.`,
      );
  }
  all().set(feature, listeners);
}

/** The features that listen to something. */
export const listenersOf = (name: HappeningName): string[] =>
  [...all()].filter(([, listeners]) => listeners[name]).map(([feature]) => feature);

/** What a feature does when something happens; undefined where it does not listen any more. */
export const listenerOf = (feature: string, name: HappeningName): Listener | undefined =>
  all().get(feature)?.[name] as Listener | undefined;
