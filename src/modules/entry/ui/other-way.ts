/** Parameters passed between signing in and signing up: project, code, and the choice on the price list. */
const CARRIED = ['i', 'c', 'photographer', 'plan', 'period', 'discount', 'partner'] as const;

/** Returns the address of the other of the two pages, with these parameters. */
export function otherWay(path: string, values: Record<string, string>): string {
  // A page to go back to belongs to a project here; alone it is the admin's, where a new client has nothing.
  const names = values.i ? [...CARRIED, 'back'] : CARRIED;
  const search = new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Returns a page's query as initial values of its form: the first of each, as text. */
export function carried(query: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    [...CARRIED, 'back'].flatMap((name) => {
      const value = [query[name]].flat()[0];
      return value ? [[name, value]] : [];
    }),
  );
}
