import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import type { Endpoint } from '@/server/http/define-endpoint';

export interface Match {
  endpoints: Endpoint[];
  params: Record<string, string>;
}

/**
 * A matcher over the wire's paths. All endpoints of one path come together, because a form's `_method` picks among
 * them; literal paths win over ids.
 */
export function matchEndpoints(endpoints: Endpoint[]): (path: string) => Match | null {
  const byPath = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints)
    byPath.set(endpoint.path, [...(byPath.get(endpoint.path) ?? []), endpoint]);
  const router = new SmartRouter<Endpoint[]>({ routers: [new RegExpRouter(), new TrieRouter()] });
  const literalFirst = [...byPath].sort(([a], [b]) => a.split(':').length - b.split(':').length);
  for (const [path, list] of literalFirst) router.add('ALL', path, list);
  return (path) => {
    const found = router.match('ALL', path);
    const first = found[0][0];
    if (!first) return null;
    const stash = found.length === 2 ? found[1] : null;
    const params: Record<string, string> = {};
    for (const [name, at] of Object.entries(first[1])) {
      const value = stash ? stash[at as number] : (at as string);
      if (value !== undefined) params[name] = value;
    }
    return { endpoints: first[0], params };
  };
}
