import { anyName, HOSTILE } from '@root/tests/helpers/hostile-names';
import fc from 'fast-check';
import type { Endpoint } from '@/core/http/define-endpoint';
import type { Browser } from '../helpers/browser';

/** One request as a hostile or broken client would send it. */
export interface Wild {
  params: (string | null)[];
  query: [string, string][];
  body: { kind: 'mutated' | 'json' | 'form' | 'bytes'; text: string; key: number; value: unknown };
  headers: Record<string, string>;
}

const ODD = [
  ...HOSTILE,
  '0199aaaa-0000-7000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
  "' or 1=1 --",
  '$1',
  '%00',
  '-1',
  '0',
  '1e999',
  'NaN',
  '99999999999999999999',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are the attack
  '${7*7}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  'א\u202e',
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  '+999999-01-01T00:00:00Z',
  'a'.repeat(5000),
];

const odd = fc.oneof(fc.constantFrom(...ODD), anyName);
const NAMES = [
  ...[
    'page',
    'limit',
    'filter',
    'product',
    'locale',
    'q',
    'c',
    'i',
    'as',
    'k',
    'sort',
    'size',
    'scope',
    'id',
  ],
  ...[
    'back',
    'where[id][equals]',
    'where[or][0][name][like]',
    'depth',
    'select[name]',
    'token',
    '__proto__[x]',
  ],
];
const json = fc.jsonValue({ maxDepth: 4 });
const SPRINKLED = {
  account: '0199aaaa-0000-7000-8000-000000000000',
  role: 'operator',
  id: 1,
  _method: 'delete',
};
const value = fc.oneof(
  odd,
  json,
  fc.constantFrom(null, [], {}, -1, 0, 1e308, true, [[]], SPRINKLED),
  fc.bigInt().map(String),
);

const HEADERS: [string, string[]][] = [
  ['Accept', ['text/html', '*/*', '', 'application/json;q=0.1,text/html', ','.repeat(2000)]],
  ['Accept-Language', ['he', 'xx-', '*', 'a'.repeat(3000), 'en;q=NaN']],
  ['Range', ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,2-3', 'bytes=99999999999999999999-', 'lines=1']],
  ['If-None-Match', ['*', '""', 'W/"x"', '"'.repeat(500)]],
  ['X-Requested-With', ['XMLHttpRequest', '']],
  ['Last-Event-ID', ['-1', '999999999999999999999', 'x', '']],
  ['X-HTTP-Method-Override', ['DELETE', 'TRACE']],
  ['Content-Encoding', ['gzip', 'br', 'identity']],
  ['Cookie', ['locale=%E0%A4%A', 'kg_=;;;=', 'payload-token=..', `a=${'b'.repeat(4000)}`]],
  ['Authorization', ['Bearer ', 'Bearer x.y.z', 'Basic Og==', 'JWT null']],
];
const headers = fc
  .subarray(HEADERS, { minLength: 0, maxLength: 3 })
  .chain((chosen) =>
    fc.tuple(...chosen.map(([name, values]) => fc.constantFrom(...values).map((v) => [name, v] as const))),
  )
  .map((pairs) => Object.fromEntries(pairs));

/** Addresses, queries, bodies and headers of every kind, as any caller could send them. */
export const wild: fc.Arbitrary<Wild> = fc.record({
  params: fc.array(fc.option(odd, { freq: 3 }), { minLength: 3, maxLength: 3 }),
  query: fc.array(fc.tuple(fc.constantFrom(...NAMES), odd), { maxLength: 4 }),
  body: fc.record({
    kind: fc.constantFrom('mutated', 'mutated', 'mutated', 'json', 'form', 'bytes'),
    text: odd,
    key: fc.nat(20),
    value,
  }),
  headers,
});

/** The body of a wild request: the endpoint's own with one field changed, or nothing like it. */
function bodyOf({ kind, text, key, value }: Wild['body'], sample: object): [string, BodyInit] {
  if (kind === 'json') return ['application/json', JSON.stringify(value) ?? 'null'];
  if (kind === 'bytes') return [key % 2 ? 'application/json' : 'multipart/form-data; boundary=x', text];
  const keys = [...Object.keys(sample), 'name', 'email', 'note'];
  const name = keys[key % keys.length] as string;
  if (kind === 'form') {
    const names = [name, `event[${name}]`, `${name}[]`, `${name}[__proto__]`, '_method'];
    return [
      'application/x-www-form-urlencoded',
      String(new URLSearchParams([[names[key % 5] ?? name, text.toWellFormed()]])),
    ];
  }
  return ['application/json', JSON.stringify({ ...sample, [name]: value })];
}

/** Headers a server must accept, as a client may write them: only visible ASCII can be sent. */
const visible = (text: string) => text.replace(/[^\t\x20-\x7e]/g, '');
const SLOW_MS = 15_000;

/** The result of one request: its status and code, and what is wrong with the answer, if anything. */
export interface Outcome {
  status: number;
  code: string | null;
  /** A server error, a stack trace, or no answer in 15 s; null if the answer is right. */
  wrong: string | null;
}

const codeIn = (text: string): string | null => /"code":"(\w+)"/.exec(text)?.[1] ?? null;

/** Sends a request and judges its answer. */
export async function judge(url: string, sent: RequestInit): Promise<Outcome> {
  const said = `${sent.method} ${url} ${JSON.stringify(sent.headers)} ${String(sent.body ?? '').slice(0, 300)}`;
  try {
    const answer = await fetch(url, {
      ...sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(SLOW_MS),
    });
    const { status } = answer;
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      return { status, code: null, wrong: null };
    }
    const text = await answer.text();
    const outcome = { status, code: codeIn(text) };
    if (status >= 500) return { ...outcome, wrong: `${status} ${text.slice(0, 300)} for ${said}` };
    // The uploader itself is a script, which we serve: its own text has what a trace has.
    const isScript =
      status === 200 && (answer.headers.get('content-type')?.startsWith('text/javascript') ?? false);
    if (!isScript && /\n\s+at .+:\d+|node_modules|syntax error at|violates .* constraint/.test(text))
      return { ...outcome, wrong: `a trace in ${status} ${text.slice(0, 300)} for ${said}` };
    return { ...outcome, wrong: null };
  } catch (error) {
    return { status: 0, code: null, wrong: `${String((error as Error).cause ?? error)} for ${said}` };
  }
}

type FuzzRoute = Pick<Endpoint, 'method' | 'path'>;
/** A valid request of an endpoint: ids for the names in its path, a body, a query. */
export interface Valid {
  ids: Record<string, string>;
  body: object;
  query: string;
}

/** The endpoint's path with its ids, each passed through `change` (with its index). */
function pathTo(
  route: FuzzRoute,
  ids: Valid['ids'],
  change: (own: string, name: string, at: number) => string,
) {
  let n = 0;
  return route.path.replace(/:(\w+)(\{[^}]*\})?/g, (_all, name: string, pattern?: string) => {
    const own = ids[name] ?? pattern?.slice(1, -1).split('|')[0] ?? 'missing';
    return encodeURIComponent(change(own, name, n++).toWellFormed());
  });
}

async function headersFor(person: Browser, route: FuzzRoute, type: string): Promise<Record<string, string>> {
  const own = { Accept: 'application/json', Cookie: person.cookie };
  if (route.method === 'GET') return own;
  return { ...own, Origin: person.origin, 'X-CSRF-Token': await person.token(), 'Content-Type': type };
}

/**
 * Sends one wild request as `person`, with `sample` as the valid rest. Returns what is wrong with the
 * answer, or null.
 */
export async function tryWild(
  person: Browser,
  endpoint: FuzzRoute,
  sample: Valid,
  input: Wild,
): Promise<string | null> {
  const path = pathTo(endpoint, sample.ids, (own, _name, at) => input.params[at % 3] ?? own);
  const query = new URLSearchParams(sample.query);
  for (const [name, text] of input.query) query.append(name, text.toWellFormed());
  const [type, body] = bodyOf(input.body, sample.body);
  const odds = Object.fromEntries(Object.entries(input.headers).map(([name, text]) => [name, visible(text)]));
  const { wrong } = await judge(`${person.origin}${path}?${query}`, {
    method: endpoint.method,
    headers: { ...(await headersFor(person, endpoint, type)), ...odds },
    ...(endpoint.method === 'GET' ? {} : { body }),
  });
  return wrong;
}

/** A place of a request for a value: an id of the path, a name of the query, a field of the body at any depth. */
type Place =
  | { in: 'path'; name: string }
  | { in: 'query'; name: string }
  | { in: 'body'; path: (string | number)[] };

function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) =>
          placesIn(one, [...at, Array.isArray(value) ? Number(name) : name]),
        )
      : [];
  return at.length > 0 ? [at, ...inner] : inner;
}

/** Every place of a request that takes a hostile value. */
export function placesOf(route: FuzzRoute, { body, query }: Valid, names: readonly string[] = []): Place[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ in: 'path' as const, name }));
  const inQuery = [...new Set([...new URLSearchParams(query).keys(), 'locale'])];
  const fields = [...placesIn(body), ...names.filter((name) => !(name in body)).map((name) => [name])];
  return [
    ...(route.method === 'GET' ? [] : fields.map((path) => ({ in: 'body' as const, path }))),
    ...inPath,
    ...inQuery.map((name) => ({ in: 'query' as const, name })),
  ];
}

/** Values that break stores, schemas or parsers, in addition to the random ones. */
export const NASTY: readonly unknown[] = [
  'a\u0000b',
  '{\ud800}',
  '\udc00',
  null,
  {},
  [],
  [[]],
  true,
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  { toString: 'x' },
  { $ne: '' },
  ['x', null, {}],
  ...ODD,
];

/** The body with one place changed. */
function changed(body: object, path: (string | number)[], value: unknown): object {
  const copy = structuredClone(body);
  let at = copy as Record<string | number, unknown>;
  for (const part of path.slice(0, -1)) at = at[part] as typeof at;
  at[path.at(-1) as string] = value;
  return copy;
}

/** A body as a form sends it; null if a form cannot express it. */
function asForm(body: object): string | null {
  const pairs: [string, string][] = [];
  const write = (name: string, value: unknown): boolean => {
    if (Array.isArray(value)) return value.every((one) => write(`${name}[]`, one));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).every(([inner, one]) => write(`${name}[${inner}]`, one));
    pairs.push([name, String(value ?? '')]);
    return pairs.length < 500;
  };
  const all = Object.entries(body).every(([name, value]) => write(name, value));
  return all ? String(new URLSearchParams(pairs)) : null;
}

/**
 * Sends the endpoint's own valid request with one place hostile and everything else as it should be, so that the value
 * gets past every check before its own. Without a `place` the request is valid.
 */
export async function tryOne(
  person: Browser,
  route: FuzzRoute,
  sample: Valid,
  change?: { place: Place; value: unknown; form: boolean },
): Promise<Outcome> {
  const { place, value, form = false } = change ?? {};
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  const path = pathTo(route, sample.ids, (own, name) =>
    place?.in === 'path' && place.name === name ? text : own,
  );
  const query = new URLSearchParams(sample.query);
  if (place?.in === 'query') query.set(place.name, text);
  const body = place?.in === 'body' ? changed(sample.body, place.path, value) : sample.body;
  const written = form ? asForm(body) : null;
  const type = written === null ? 'application/json' : 'application/x-www-form-urlencoded';
  return judge(`${person.origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: route.method,
    headers: await headersFor(person, route, type),
    ...(route.method === 'GET' ? {} : { body: written ?? JSON.stringify(body) }),
  });
}
