import type { ProductItem } from '@/modules/project/rules/product-rules';
import type { CommonRules } from '../products/RuleFields';

/** A product of a template in its form; `among` is the key of another line. */
export interface Line extends CommonRules {
  key: string;
  name: string;
  min: string;
  max: string;
  /** Days after the project is published. */
  after: string;
}

const number = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** Returns an empty line. */
export const emptyLine = (key: string): Line => ({
  ...{ key, name: '', min: '', max: '', after: '' },
  ...{ extra_price: null, among: null, from_favourites: false },
});

/** Returns a template's products as lines, keyed by position. */
export const linesOf = (items: readonly ProductItem[]): Line[] =>
  items.map((item, at) => ({
    key: String(at),
    name: item.name,
    min: String(item.minphotos ?? ''),
    max: String(item.maxphotos ?? ''),
    after: String(item.closes_after ?? ''),
    extra_price: item.extra_price ?? null,
    among: item.among == null ? null : String(item.among),
    from_favourites: item.from_favourites ?? false,
  }));

/** Returns lines as a template's products; empty values are omitted. */
export const itemsOf = (lines: readonly Line[]): ProductItem[] =>
  lines.map((line) => {
    const among = lines.findIndex(({ key }) => key === line.among);
    const after = number(line.after);
    return {
      name: line.name,
      minphotos: number(line.min),
      maxphotos: number(line.max),
      ...(line.extra_price && { extra_price: line.extra_price }),
      ...(among >= 0 && { among }),
      ...(line.from_favourites && { from_favourites: true }),
      ...(after !== null && { closes_after: after }),
    };
  });
