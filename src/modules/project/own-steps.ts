import { errorLine } from '@/core/errors/error-line';
import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';

/** A project that a signed-in person may open now. */
export interface OwnProject {
  id: string;
  /** The person's grant; that of a client, if they have several. */
  grant: string;
  role: 'guest' | 'client';
  /** Its studio is switched off: photographs can be viewed and downloaded, and nothing else. */
  paused: boolean;
}

/** A line about a project for its person: a state, or what they do next. */
export interface OwnStep {
  /** In the reader's language. */
  text: string;
  /** Where the person does it; null for a state. */
  href: string | null;
  /** Others wait for this person. */
  waits: boolean;
}

/**
 * Returns what a feature says to a person about their projects, by project, in at most one statement for all of them. The
 * projects are the person's own, and open.
 */
export type FindOwnSteps = (
  projects: readonly OwnProject[],
  locale: Locale,
) => Promise<Map<string, OwnStep[]>>;

const known = () => once<Map<string, FindOwnSteps>>('own-steps', () => new Map());

/** Registers what a feature says to people about their projects. */
export function addOwnSteps(feature: string, find: FindOwnSteps): void {
  known().set(feature, find);
}

/**
 * Returns the features' lines about a person's open projects: those that wait for the person first, then in the order of
 * the features. Omits a feature that fails.
 */
export async function ownSteps(
  projects: readonly OwnProject[],
  locale: Locale,
): Promise<(event: string) => OwnStep[]> {
  const found = await Promise.all(
    [...known()].map(async ([feature, find]) => {
      try {
        return projects.length > 0 ? await find(projects, locale) : new Map<string, OwnStep[]>();
      } catch (error) {
        console.error(
          `Feature "${feature}": could not read the steps of a person's projects; their page omits them: ${errorLine(error)}`,
        );
        return new Map<string, OwnStep[]>();
      }
    }),
  );
  return (event) =>
    found
      .flatMap((steps) => steps.get(event) ?? [])
      .sort((one, other) => Number(other.waits) - Number(one.waits));
}
