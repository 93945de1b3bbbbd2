import { z } from 'zod';
import { fieldOf, type SettingField } from '@/core/features/settings-form';
import type { ShownWhen, SiteFieldKind } from './site-fields';

/** A field of a block's form. */
export type SiteField =
  | SettingField
  | { name: string; kind: 'words'; max: number; when?: ShownWhen }
  | { name: string; kind: 'prose'; max: number }
  | { name: string; kind: 'picture' | 'link' | 'project' }
  | { name: string; kind: 'listed'; from: string }
  | { name: string; kind: 'pictures'; max: number }
  | { name: string; kind: 'items'; max: number; fields: SiteField[] };

interface Said {
  site?: SiteFieldKind;
  max?: number;
  from?: string;
  when?: ShownWhen;
  items?: { properties?: Record<string, Said> };
  properties?: Record<string, Said>;
}

function siteFieldOf(name: string, said: Said): SiteField | null {
  const { site, max = 0, from = '', when } = said;
  if (site === 'words') return { name, kind: site, max, ...(when ? { when } : {}) };
  if (site === 'prose' || site === 'pictures') return { name, kind: site, max };
  if (site === 'picture' || site === 'link' || site === 'project') return { name, kind: site };
  if (site === 'listed') return { name, kind: site, from };
  if (site === 'items')
    return { name, kind: 'items', max, fields: fieldsOf(name, said.items?.properties ?? {}) };
  return fieldOf(name, said as never);
}

const fieldsOf = (block: string, properties: Record<string, Said>): SiteField[] =>
  Object.entries(properties).map(([name, said]) => {
    const field = siteFieldOf(name, said);
    if (!field)
      throw new Error(`Site block "${block}": a form has no field for "${name}"; use one of sites.fields.`);
    return field;
  });

/**
 * Returns the form of a block, generated from the schema of its settings. Throws for an unsupported kind, naming block,
 * field and fix.
 */
export function siteForm(block: string, schema: z.ZodType): SiteField[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Said;
  return fieldsOf(block, properties);
}
