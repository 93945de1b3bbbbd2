import type { CollectionBeforeValidateHook, FlattenedField } from 'payload';
import { type FieldProblem, KeepersError } from '@/core/errors/errors';
import { type TextRule, type ValueRule, valueProblem } from '@/modules/records/field-rules';

interface Bounds {
  min?: number;
  max?: number;
  hasMany?: boolean;
  custom?: { holds?: TextRule };
}

/** Returns the rule of a field, or null if the field has its own rules (Payload's lists of sessions). */
function ruleOf(field: FlattenedField): ValueRule | null {
  const { min, max, hasMany, custom } = field as Bounds;
  if (hasMany || Array.isArray((field as { relationTo?: unknown }).relationTo)) return null;
  return { type: field.type, holds: custom?.holds, min, max };
}

/** Replaces an emptied switch by its default. */
function fillSwitch(field: FlattenedField, data: Record<string, unknown>): void {
  if (field.type !== 'checkbox' || data[field.name] !== null) return;
  data[field.name] = field.defaultValue === true;
}

/**
 * Refuses a written value that its field cannot hold: a number out of range, a line break in a name, an unknown time
 * zone. Ignores unchanged values, so that an old row can still be changed. Runs for every write through Payload, in
 * every role. Throws INVALID_INPUT naming the fields.
 */
export const checkValues: CollectionBeforeValidateHook = ({ collection, data = {}, originalDoc = {} }) => {
  const problems: Record<string, FieldProblem> = {};
  for (const field of collection.flattenedFields) {
    fillSwitch(field, data);
    const rule = ruleOf(field);
    const value = data[field.name];
    if (!rule || value === originalDoc[field.name]) continue;
    const problem = valueProblem(value, rule);
    if (problem) problems[field.name] = problem;
  }
  if (Object.keys(problems).length > 0) throw new KeepersError('INVALID_INPUT', {}, problems);
  return data;
};
