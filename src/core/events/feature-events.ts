import { z } from 'zod';
import type { Sql } from '@/core/db/pool';
import { isDomainEvent } from '@/core/events/domain-events';
import { publish } from './publish';

type Schemas = Readonly<Record<string, z.ZodObject>>;

/** A feature's domain events, by name, and the function that emits them. */
export interface FeatureEvents<S extends Schemas = Schemas> {
  feature: string;
  schemas: S;
  /** Emits one of the feature's domain events in the caller's transaction. */
  emit: <N extends keyof S & string>(
    sql: Sql,
    name: N,
    account: string,
    data: z.input<S[N]>,
  ) => Promise<void>;
}

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Paths where a schema admits a person's text: all that is not an id, a time, a number or one of a few fixed words. */
function freeText(schema: Schema, at: string): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => freeText(one, at));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, one]) =>
      freeText(one, at ? `${at}.${key}` : key),
    );
  if (schema.items) return freeText(schema.items, at);
  if (schema.enum || schema.const !== undefined) return [];
  if (schema.type === 'string')
    return ['uuid', 'date-time', 'date'].includes(schema.format ?? '') || at === 'project.name' ? [] : [at];
  return ['number', 'integer', 'boolean', 'null'].includes(schema.type ?? '') ? [] : [at];
}

/**
 * Declares a feature's domain events: ids, times, numbers and a project's name, never a person's text. Throws at start,
 * naming feature, field and fix.
 */
export function defineEvents<S extends Schemas>(feature: string, schemas: S): FeatureEvents<S> {
  for (const [name, schema] of Object.entries(schemas)) {
    if (!new RegExp(`^${feature}\\.[a-z][a-z_]*$`).test(name) || isDomainEvent(name))
      throw new Error(`Feature "${feature}": its event "${name}" must be named "${feature}.…".`);
    const [free] = freeText(z.toJSONSchema(schema, { io: 'output' }) as Schema, '');
    if (free !== undefined)
      throw new Error(
        `Feature "${feature}": the event "${name}" has free text in "${free}"; use ids, times and numbers, and let subscribers read the rest.`,
      );
  }
  return {
    feature,
    schemas,
    emit: async (sql, name, account, data) => {
      const schema = schemas[name];
      if (!schema) throw new Error(`Feature "${feature}": it declares no event "${name}".`);
      await publish(sql, { name, account }, async () => schema.parse(data));
    },
  };
}
