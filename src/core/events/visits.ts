import { errorLine } from '@/core/errors/error-line';
import { once } from '@/core/process/state';

/** A visit of a gallery or of a website, as the server counted it. */
export interface Visit {
  account: string;
  /** The project; null for the account's website. */
  event: string | null;
  /**
   * Who visited, only for distinguishing visitors of one day: the person of a gallery, address and program of a website's
   * visitor. Must not be stored as it is.
   */
  visitor: string;
  /** Milliseconds. */
  at: number;
}

/** What a feature does with visits. */
export interface VisitListener {
  /** Called while a page is being sent: keeps the visit in memory. */
  note: (visit: Visit) => void;
  /** Writes what is in memory; called when the process ends. */
  write: () => Promise<void>;
}

const listeners = () => once<Map<string, VisitListener>>('visit-listeners', () => new Map());

/** Registers a feature that counts visits. */
export function addVisitListener(feature: string, listener: VisitListener): void {
  listeners().set(feature, listener);
}

/** Passes a counted visit to the features that count visits; one that fails is logged. */
export function noteVisit(visit: Visit): void {
  for (const [feature, listener] of listeners())
    try {
      listener.note(visit);
    } catch (error) {
      console.error(`Feature "${feature}": a visit was not counted: ${errorLine(error)}`);
    }
}

/** Has every feature write the visits in its memory. */
export async function writeVisits(): Promise<void> {
  await Promise.all([...listeners().values()].map(({ write }) => write()));
}
