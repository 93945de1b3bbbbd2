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
  const answer = await page.evaluate(async () => {
    const { user } = (await (await fetch('/api/users/me')).json()) as { user: { account: string } };
    const sent = await fetch('/api/clients', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ account: user.account }),
    });
    return { status: sent.status, body: (await sent.json()) as unknown };
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ data: { errors: [{ path: 'name' }] } }] });
});
