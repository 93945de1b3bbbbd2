import type { RequestContext } from '@/core/http/request-context';
import { once } from '@/core/process/state';
import type { Authorized } from '@/modules/access/grants/viewer';

/** A field of a project in `PUT /events/{id}` that a feature handles. */
export interface ProjectField {
  /** Validates and applies the value; returns fields for the response. Throws KeepersError if it is refused. */
  set: (entered: Authorized, value: unknown, context: RequestContext) => Promise<Record<string, unknown>>;
}

const fields = () => once<Map<string, ProjectField>>('project-fields', () => new Map());

/** Registers a feature's fields, once per composition root. Throws if two features claim one. */
export function addProjectFields(feature: string, added: Record<string, ProjectField>): void {
  for (const [name, field] of Object.entries(added)) {
    const known = fields().get(name);
    if (known && known !== field)
      throw new Error(`Feature "${feature}": another feature already handles the project field "${name}".`);
    fields().set(name, field);
  }
}

/** Returns the feature's field of this name, if any. */
export const projectField = (name: string): ProjectField | undefined => fields().get(name);
