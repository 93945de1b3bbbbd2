import { accountOf } from './objects/account';
import { PLATFORM, type Shelf, type Thing, type World } from './state';
import { invalid, members, nested, type Params, text, whole } from './wire';

/** Answers a list: newest first, `limit`, `starting_after`, `ending_before`, `created[gte…]`, and more filters. */
export function listOf<T extends Thing>(url: string, things: T[], params: Params, matches = (_: T) => true) {
  const created = nested(params, 'created');
  const bounds = (['gte', 'gt', 'lte', 'lt'] as const).map((name) => [name, whole(created, name)] as const);
  const inTime = (at: number) =>
    bounds.every(([name, bound]) => {
      if (bound === undefined) return true;
      if (name === 'gte') return at >= bound;
      if (name === 'gt') return at > bound;
      return name === 'lte' ? at <= bound : at < bound;
    });
  let found = things.filter((thing) => matches(thing) && ('created' in thing ? inTime(thing.created) : true));
  const limit = whole(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: it must be from 1 to 100.', 'limit');
  const after = text(params, 'starting_after');
  const before = text(params, 'ending_before');
  if (after) found = found.slice(found.findIndex(({ id }) => id === after) + 1);
  if (before)
    found = found
      .slice(
        0,
        found.findIndex(({ id }) => id === before),
      )
      .slice(-limit);
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url };
}

const EXPANDED = /^(?:acct|ch|cs|cus|du|fee|pi|pm|re|seti|txn)_/;

/** Finds what an id means, also on the platform, where application fees are. */
function find(world: World, shelf: Shelf, id: string): unknown {
  if (id.startsWith('acct_')) return accountOf({ ...shelf, charges: true });
  return shelf.things.get(id) ?? world.shelves.get(PLATFORM)?.things.get(id);
}

function expandOne(world: World, shelf: Shelf, at: unknown, path: string[]): void {
  const [name, ...rest] = path;
  if (!name || typeof at !== 'object' || at === null) return;
  const record = at as Record<string, unknown>;
  if (name === 'data' && Array.isArray(record.data)) {
    for (const one of record.data) expandOne(world, shelf, one, rest);
    return;
  }
  const value = record[name];
  if (value === undefined && name !== 'line_items')
    throw invalid(`This property cannot be expanded (${name}).`, 'expand');
  if (typeof value === 'string' && EXPANDED.test(value)) {
    const found = find(world, shelf, value);
    if (found) record[name] = structuredClone(found);
  }
  if (name === 'line_items' && typeof record.id === 'string')
    record.line_items = {
      object: 'list',
      data: structuredClone(shelf.lines.get(record.id) ?? []),
      has_more: false,
      url: `/v1/checkout/sessions/${record.id}/line_items`,
    };
  expandOne(world, shelf, record[name], rest);
}

/** Returns a copy of an answer with what `expand` asks for, to four levels. */
export function expanded(world: World, shelf: Shelf, answer: unknown, params: Params): unknown {
  const copy = structuredClone(answer);
  for (const { value } of members(params, 'expand')) {
    const path = String(value).split('.');
    if (path.length > 4) throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    expandOne(world, shelf, copy, path);
  }
  return copy;
}
