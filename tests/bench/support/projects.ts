import { Browser } from '../../helpers/browser';
import type { TestApp } from './open-test-app';

/** A published project of the demo studio. */
export interface Project {
  id: string;
  code: string;
  gallery: string;
  /** Ids, in the order of the request. */
  products: string[];
}

async function ask(app: TestApp, method: string, path: string, json?: unknown) {
  const answer = await app.owner.send(method, path, { json });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.json as Record<string, string>;
}

/** Creates a project over HTTP, as the photographer does. `products`: the maximum of each, null for no limit. */
export async function makeProject(
  app: TestApp,
  name: string,
  { products = [], options = {} }: { products?: (number | null)[]; options?: Record<string, unknown> } = {},
): Promise<Project> {
  const studio = '/api/x/studio/projects';
  const made = await ask(app, 'POST', studio, { name, ...options });
  const id = String(made.id);
  const ids: string[] = [];
  for (const [index, maxphotos] of products.entries()) {
    const product = { name: `Product ${index + 1}`, maxphotos };
    ids.push(String((await ask(app, 'POST', `${studio}/${id}/products`, product)).id));
  }
  await ask(app, 'PUT', `${studio}/${id}/publishing`, { published: true });
  const [event] = await app.sql<{ code: string }>('select code from events where id = $1', [id]);
  return { id, code: event?.code ?? '', gallery: String(made.gallery), products: ids };
}

/** A guest who entered by the project's code, with a grant of their own. */
export async function enterAs(app: TestApp, { code }: Project): Promise<Browser> {
  const person = await new Browser(app.origin).enter(code);
  await person.token();
  return person;
}

/** A person's headers, as a browser sends them with a write from one of our pages. */
export async function headersOf(person: Browser): Promise<Record<string, string>> {
  return {
    Accept: 'application/json',
    Cookie: person.cookie,
    Origin: person.origin,
    'Sec-Fetch-Site': 'same-origin',
    'X-CSRF-Token': await person.token(),
  };
}
