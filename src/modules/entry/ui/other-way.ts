/** What travels along from signing in to signing up and back: project, code, and what was chosen on the price list. */
const CARRIED = ['i', 'c', 'photographer', 'plan', 'period'] as const;

/** The address of the other of the two pages, with what travels along. */
export function otherWay(path: string, values: Record<string, string>): string {
  // A page to go back to belongs to a project here; alone it is the admin's, where a new client has nothing.
  const names = values.i ? [...CARRIED, 'back'] : CARRIED;
  const search = new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What of a page's address its form begins with: the first of each, as text. */
export function carried(query: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    [...CARRIED, 'back'].flatMap((name) => {
      const value = [query[name]].flat()[0];
      return value ? [[name, value]] : [];
    }),
  );
}
