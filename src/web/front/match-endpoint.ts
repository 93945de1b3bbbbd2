import type { Endpoint } from '@/core/http/define-endpoint';
import { matchPaths } from './match-path';

export interface Match {
  endpoints: Endpoint[];
  params: Record<string, string>;
}

/**
 * A matcher over the wire's paths. Returns all endpoints of one path, because a form's `_method` chooses among them;
 * literal paths win over ids.
 */
export function matchEndpoints(endpoints: Endpoint[]): (path: string) => Match | null {
  const byPath = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints)
    byPath.set(endpoint.path, [...(byPath.get(endpoint.path) ?? []), endpoint]);
  const match = matchPaths([...byPath]);
  return (path) => {
    const found = match(path);
    return found && { endpoints: found.value, params: found.params };
  };
}
