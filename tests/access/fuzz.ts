import fc from 'fast-check';
import { anyName, HOSTILE } from '@/domain/tests/hostile-names';
import type { Endpoint } from '@/server/http/define-endpoint';
import type { Browser } from '../helpers/browser';

/** One request as somebody hostile, or merely unlucky, would send it. */
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

/** What may come in, whoever sends it: addresses, queries, bodies and headers of every kind. */
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

/** Headers a server must take, written as a client may write them: only visible ASCII goes over the wire. */
const visible = (text: string) => text.replace(/[^\t\x20-\x7e]/g, '');
const SLOW_MS = 15_000;

/**
 * Sends one wild request as `person`; what an endpoint takes otherwise is in `sample`. Gives what is wrong with the
 * answer (a fault of ours, a stack trace, no answer in 15 s), or null.
 */
export async function tryWild(
  person: Browser,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  sample: { ids: Record<string, string>; body: object; query: string },
  input: Wild,
): Promise<string | null> {
  let n = 0;
  const path = endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, (_all, name: string, pattern?: string) => {
    const own = sample.ids[name] ?? pattern?.slice(1, -1).split('|')[0] ?? 'missing';
    return encodeURIComponent((input.params[n++ % 3] ?? own).toWellFormed());
  });
  const query = new URLSearchParams(sample.query);
  for (const [name, text] of input.query) query.append(name, text.toWellFormed());
  const unsafe = endpoint.method !== 'GET';
  const [type, body] = bodyOf(input.body, sample.body);
  const own = unsafe
    ? { Origin: person.origin, 'X-CSRF-Token': await person.token(), 'Content-Type': type }
    : ({} as Record<string, string>);
  const odds = Object.fromEntries(Object.entries(input.headers).map(([name, text]) => [name, visible(text)]));
  const sent = { Accept: 'application/json', Cookie: person.cookie, ...own, ...odds };
  const said = `${endpoint.method} ${path}?${query} ${JSON.stringify(sent)} ${unsafe ? String(body).slice(0, 300) : ''}`;
  try {
    const answer = await fetch(`${person.origin}${path}?${query}`, {
      method: endpoint.method,
      headers: sent,
      body: unsafe ? body : undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(SLOW_MS),
    });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      return null;
    }
    const text = await answer.text();
    if (answer.status >= 500) return `${answer.status} ${text.slice(0, 300)} for ${said}`;
    if (/\n\s+at .+:\d+|node_modules|syntax error at|violates .* constraint/.test(text))
      return `a trace in ${answer.status} ${text.slice(0, 300)} for ${said}`;
    return null;
  } catch (error) {
    return `${String((error as Error).cause ?? error)} for ${said}`;
  }
}
