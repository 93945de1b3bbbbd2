import { z } from 'zod';

/** A field of a generated form, as the person is asked. */
export type SettingField =
  | { name: string; kind: 'switch' }
  | { name: string; kind: 'number'; min: number | null; max: number | null; whole: boolean }
  | { name: string; kind: 'text'; long: boolean; max: number | null }
  | { name: string; kind: 'choice'; options: string[] };

/** What a setting may hold: what a form can ask for. */
export type SettingValue = string | number | boolean;
export type SettingValues = Record<string, SettingValue>;

/** Settings are an object of fields that each have a default: who never chose anything has them all. */
export type SettingsSchema = z.ZodObject<Record<string, z.ZodType<SettingValue>>>;

interface Said {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** Texts longer than this are asked for on several lines. */
const LONG = 200;
const bound = (value: number | undefined): number | null =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? null : value;

/** One field of a form by what its schema says; null where a form cannot ask for it. */
export function fieldOf(name: string, said: Said): SettingField | null {
  if (said.enum?.every((option) => typeof option === 'string'))
    return { name, kind: 'choice', options: said.enum as string[] };
  if (said.type === 'boolean') return { name, kind: 'switch' };
  if (said.type === 'number' || said.type === 'integer') {
    const { minimum, maximum, type } = said;
    return { name, kind: 'number', min: bound(minimum), max: bound(maximum), whole: type === 'integer' };
  }
  if (said.type !== 'string') return null;
  return { name, kind: 'text', long: (said.maxLength ?? LONG) > LONG, max: bound(said.maxLength) };
}

/**
 * The form of a feature's settings, made from their schema: yes or no, numbers, texts, choices of words. Throws, naming
 * feature, field and mend, for anything a form cannot ask, and for a field without a default.
 */
export function settingsForm(feature: string, schema: SettingsSchema): SettingField[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Said>;
  };
  return Object.entries(schema.shape).map(([name, field]) => {
    if (!field.safeParse(undefined).success)
      throw new Error(`Feature "${feature}": the setting "${name}" has no default; add .default(…).`);
    const asked = fieldOf(name, properties[name] ?? {});
    if (!asked)
      throw new Error(
        `Feature "${feature}": the setting "${name}" is neither yes or no, number, text nor one of some words; take one of these.`,
      );
    return asked;
  });
}

/** What holds now: what was chosen, where the schema still takes it, and the defaults. */
export function settingsOf<S extends SettingsSchema>(
  schema: S,
  chosen: Record<string, unknown>,
): z.output<S> {
  const kept = Object.entries(chosen).filter(([name, value]) => schema.shape[name]?.safeParse(value).success);
  return schema.parse(Object.fromEntries(kept));
}
