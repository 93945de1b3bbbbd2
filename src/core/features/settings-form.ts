import { z } from 'zod';

/** A field of a generated form. */
export type SettingField =
  | { name: string; kind: 'switch' }
  | { name: string; kind: 'number'; min: number | null; max: number | null; whole: boolean }
  | { name: string; kind: 'text'; long: boolean; max: number | null }
  | { name: string; kind: 'choice'; options: string[] };

/** Types of a setting: those a form has an input for. */
export type SettingValue = string | number | boolean;
export type SettingValues = Record<string, SettingValue>;

/** An object of fields that each have a default: an account that never chose anything has all of them. */
export type SettingsSchema = z.ZodObject<Record<string, z.ZodType<SettingValue>>>;

interface Said {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** Texts longer than this get an input of several lines. */
const LONG = 200;
const bound = (value: number | undefined): number | null =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? null : value;

/** One field of a form by its schema; null where a form has no input for it. */
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
 * Returns the form of a feature's settings, made from their schema: booleans, numbers, texts, enums. Throws, naming
 * feature, field and fix, for any other type and for a field without a default.
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
        `Feature "${feature}": the setting "${name}" is neither a boolean, number, text nor an enum of words; use one of these.`,
      );
    return asked;
  });
}

/** The settings in effect: the chosen values that the schema still accepts, and the defaults. */
export function settingsOf<S extends SettingsSchema>(
  schema: S,
  chosen: Record<string, unknown>,
): z.output<S> {
  const kept = Object.entries(chosen).filter(([name, value]) => schema.shape[name]?.safeParse(value).success);
  return schema.parse(Object.fromEntries(kept));
}
