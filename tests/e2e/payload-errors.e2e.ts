import { LONG } from './support/languages';
import { expect, test } from './support/test';

// Next bundles our modules and the front loads its own copy: were there two copies of Payload as well, its errors would
// lose their kind on the way, and their answers the names of the fields that are wrong.
test(
  'an invalid value sent to Payload is refused with field and code, through the front and through Next',
  LONG,
  async ({ page, world }) => {
    await page.goto('/users/sign_in?back=/admin');
    await page.locator('input[name=email]').fill(world.people.operator);
    await page.locator('input[name=password]').fill('keepers-tests');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/admin'));
    // Requested outside the page: a browser logs every refusal to its console.
    const headers = { Origin: world.origins[0] };
    const list = await page.request.get('/api/accounts?limit=1', { headers });
    expect([list.status(), list.headers()['cache-control']]).toEqual([200, 'no-store']);
    const { docs } = (await list.json()) as { docs: { id: string }[] };
    const sent = await page.request.post('/api/galleries', {
      headers,
      data: { account: docs[0]?.id, name: 'A gallery' },
    });
    const answer = { status: sent.status(), body: (await sent.json()) as unknown };
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: [{ data: { errors: [{ path: 'event' }] } }],
      code: 'INVALID_INPUT',
    });
    const elsewhere = await page.request.post('/api/galleries', {
      headers,
      data: { account: docs[0]?.id, event: docs[0]?.id, name: 'Planted' },
    });
    expect([elsewhere.status(), await elsewhere.json()]).toMatchObject([
      422,
      { errors: [{ path: 'event' }], code: 'INVALID_INPUT' },
    ]);
  },
);
