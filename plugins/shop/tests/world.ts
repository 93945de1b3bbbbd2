import { beforeAll } from 'vitest';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import type { Answer, Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import type { Web } from '../../../tests/helpers/start-web';
import type { Project, Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import type { CartPageProps } from '../ui/CartPage';

const app = await openTestApp();
export const sql = sqlOf(app);
export const { fresh, client: enters, guest: entersAsGuest, owner: ownerOf } = entriesOf(app);
let web: Web;
export let studio: Studio;
export let project: Project;
export let owner: Browser;
export let client: Browser;
export let guest: Browser;

/** A print with two sizes, of 15 and 80 units. */
export const PRINT = {
  name: 'Print',
  kind: 'print',
  options: [
    { id: 'small', name: '10 × 15', amount: 1500, width: 10, height: 15 },
    { id: 'large', name: '20 × 30', amount: 8000, width: 20, height: 30 },
  ],
};
export const PRODUCTS = '/api/x/shop/products';

/** Adds a product, which must be accepted. */
export async function sell(input: object, by: Browser = owner): Promise<string> {
  const answer = await by.post(PRODUCTS, input);
  if (answer.status !== 201) throw new Error(`The product was refused: ${answer.status} ${answer.text}`);
  return String(answer.json.id);
}

export const cartOf = (who: Browser, of: Pick<Project, 'id'> = project) => who.get(`/events/${of.id}/cart`);
export const fill = (who: Browser, lines: object[], of: Pick<Project, 'id'> = project) =>
  who.put(`/events/${of.id}/cart`, { lines });
export const order = (who: Browser, body: object, headers: Record<string, string> = {}) =>
  who.post(
    `/events/${project.id}/orders`,
    { name: 'Noa', email: 'noa@example.test', method: 'till', ...body },
    { headers },
  );
/** The data that a page is rendered from for a person. */
export async function pageDataOf<Data>(who: Browser, path: string): Promise<Data> {
  await who.page(path);
  const form = web.drawn.at(-1)?.headers['x-keepers-form'];
  return JSON.parse(decodeURIComponent(String(form))).data;
}
/** The data a person's cart page is rendered from. */
export const cartPageOf = (who: Browser, of: Pick<Project, 'id'> = project) =>
  pageDataOf<CartPageProps>(who, `/events/${of.id}/cart`);
export const amount = (value: unknown) => (value as { amount: number }).amount;
export const code = ({ status, json }: Answer) => [status, json.code];

beforeAll(async () => {
  addPaymentMethods('tests', [
    {
      id: 'till',
      label: 'shop.title',
      takes: async ({ total }) => total.amount < 1_000_000,
      pay: async ({ id }) => ({ state: 'agreed', reference: id.slice(-6), instructions: 'Pay at the till.' }),
    },
  ]);
  ({ web, studio, project, owner, client, guest } = await openGallery(app));
});
