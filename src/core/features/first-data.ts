import { errorLine } from '@/core/errors/error-line';
import { isKeepersError } from '@/core/errors/errors';
import { once } from '@/core/process/state';

/** Loads what is shown at first, of the reader's account alone; JSON, because a browser receives it. */
export type LoadFirst<Reader> = (reader: Reader) => Promise<unknown>;

/** What features load before a place of theirs is shown, by the names of the places. */
export interface FirstData<Reader> {
  /** Registers what a feature loads. */
  add(feature: string, loaders: Readonly<Record<string, LoadFirst<Reader>>>): void;
  /** Returns what it loads for one of its places; null without a loader, and if it fails: the browser reads it again. */
  read(feature: string, name: string, reader: Reader): Promise<unknown>;
}

/** Keeps the loaders of one kind of places: `screen`, `tab`. */
export function firstData<Reader>(kind: string): FirstData<Reader> {
  const loaders = () => once<Map<string, LoadFirst<Reader>>>(`first-data-${kind}`, () => new Map());
  const keyOf = (feature: string, name: string): string => `${feature}/${name}`;
  return {
    add(feature, given) {
      for (const [name, load] of Object.entries(given)) loaders().set(keyOf(feature, name), load);
    },
    async read(feature, name, reader) {
      try {
        const data = await loaders().get(keyOf(feature, name))?.(reader);
        // As an endpoint answers: times are text.
        return data ? JSON.parse(JSON.stringify(data)) : null;
      } catch (error) {
        // Refused: the browser gets the same answer, and shows it.
        if (!isKeepersError(error))
          console.error(
            `Feature "${feature}": could not load its ${kind} "${name}"; the browser loads it: ${errorLine(error)}`,
          );
        return null;
      }
    },
  };
}
