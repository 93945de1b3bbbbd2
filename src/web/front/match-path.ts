import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/** A matcher over paths in Hono's syntax, literal ones first. Returns the registered value, and the path's ids. */
export function matchPaths<T>(
  entries: (readonly [path: string, value: T])[],
): (path: string) => { value: T; params: Record<string, string> } | null {
  const router = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });
  const literalFirst = [...entries].sort(([a], [b]) => a.split(':').length - b.split(':').length);
  for (const [path, value] of literalFirst) router.add('ALL', path, value);
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
    return { value: first[0], params };
  };
}
