import { z } from 'zod';
import type { Sql } from '@/core/db/pool';
import { isHappening } from '@/core/events/happenings';
import { say } from './say';

type Schemas = Readonly<Record<string, z.ZodObject>>;

/** What happens in a feature, by name, and the way it says so. */
export interface OwnHappenings<S extends Schemas = Schemas> {
  feature: string;
  schemas: S;
  /** Says that something of the feature's own happened, in the transaction that makes it happen. */
  happen: <N extends keyof S & string>(
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

/** Where a schema lets through somebody's words: everything that is neither an id, a time, a number nor one of a few words. */
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
 * Declares a feature's events: ids, times, numbers and a project's name, never a person's words. Throws at start,
 * naming feature, field and mend.
 */
export function defineHappenings<S extends Schemas>(feature: string, schemas: S): OwnHappenings<S> {
  for (const [name, schema] of Object.entries(schemas)) {
    if (!new RegExp(`^${feature}\\.[a-z][a-z_]*$`).test(name) || isHappening(name))
      throw new Error(`Feature "${feature}": what it says happens, "${name}", must be named "${feature}.…".`);
    const [free] = freeText(z.toJSONSchema(schema, { io: 'output' }) as Schema, '');
    if (free !== undefined)
      throw new Error(
        `Feature "${feature}": "${name}" tells of words in "${free}"; say ids, times and numbers, and let who hears ask.`,
      );
  }
  return {
    feature,
    schemas,
    happen: async (sql, name, account, data) => {
      const schema = schemas[name];
      if (!schema) throw new Error(`Feature "${feature}": nothing of its own is named "${name}".`);
      await say(sql, { name, account }, async () => schema.parse(data));
    },
  };
}
