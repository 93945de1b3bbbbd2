import type { RequestContext } from '@/core/http/request-context';
import { once } from '@/core/process/state';
import type { Entered } from '@/modules/access/grants/viewer';

/** A field of a project that a feature answers for, in `PUT /events/{id}`. */
export interface ProjectField {
  /** Checks and carries out the wish; gives what the answer says. Throws KeepersError where it is refused. */
  set: (entered: Entered, value: unknown, context: RequestContext) => Promise<Record<string, unknown>>;
}

const fields = () => once<Map<string, ProjectField>>('project-fields', () => new Map());

/** Takes a feature's fields in; each composition root does it once. Throws where two features claim one. */
export function addProjectFields(feature: string, added: Record<string, ProjectField>): void {
  for (const [name, field] of Object.entries(added)) {
    const known = fields().get(name);
    if (known && known !== field)
      throw new Error(`Feature "${feature}": the project field "${name}" is taken.`);
    fields().set(name, field);
  }
}

/** The feature's field of this name, if one answers for it. */
export const projectField = (name: string): ProjectField | undefined => fields().get(name);
