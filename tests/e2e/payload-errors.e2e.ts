import { expect, test } from './house/test';

// Next bundles our modules and the front loads its own copy: were there two copies of Payload as well, its errors would
// lose their kind on the way, and admin forms the names of the fields that are wrong.
test('a mistake sent to Payload names its field, through the front and through Next', async ({
  page,
  world,
}) => {
  await page.goto('/users/sign_in?back=/admin');
  await page.locator('input[name=email]').fill(world.owner);
  await page.locator('input[name=password]').fill('keepers-tests');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL((url) => url.pathname === '/admin');
  // Asked beside the page: a browser writes every refusal into its console.
  const headers = { Origin: world.origins[0] };
  const me = (await (await page.request.get('/api/users/me', { headers })).json()) as {
    user: { account: string };
  };
  const sent = await page.request.post('/api/clients', { headers, data: { account: me.user.account } });
  const answer = { status: sent.status(), body: (await sent.json()) as unknown };
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ data: { errors: [{ path: 'name' }] } }] });
});
