import type { ProductItem } from '@/modules/project/rules/product-rules';
import type { CommonRules } from '../products/RuleFields';

/** A product of a template as its form holds it; `among` is the key of another line. */
export interface Line extends CommonRules {
  key: string;
  name: string;
  min: string;
  max: string;
  /** Days after the project is opened. */
  after: string;
}

const number = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** A line with nothing in it. */
export const emptyLine = (key: string): Line => ({
  ...{ key, name: '', min: '', max: '', after: '' },
  ...{ extra_price: null, among: null, from_favourites: false },
});

/** A template's products as lines, by their places. */
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

/** Lines as a template's products; what is not said is left out. */
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
