import { startTestApp } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Crossing, takeCrossing, writeCrossing } from '../crossing';
import { insertGrant } from '../insert-grant';

const app = await openTestApp();
const sql = sqlOf(app);
let carried: Crossing;
let other: { event: string; account: string };

beforeAll(async () => {
  await startTestApp(app);
  const project = await makeProject(await makeStudio());
  const second = await makeProject(await makeStudio());
  const grant = await insertGrant({
    account: project.account,
    event: project.id,
    role: 'client',
    source: 'code',
  });
  carried = { event: project.id, grant, to: project.account };
  other = { event: second.id, account: second.account };
});

describe('a token that carries a grant to another host', () => {
  test('is valid once, also when it is sent twice at the same time or with more behind it', async () => {
    const token = writeCrossing(carried);
    const sent = [token, token, `${token}.again`, `${token}.`, token];
    const taken = await Promise.all(sent.map((one) => takeCrossing(carried, one)));
    expect(taken.filter(Boolean).map((grant) => grant?.id)).toEqual([carried.grant]);
    expect(await takeCrossing(carried, token)).toBeNull();
  });

  test('is valid for a minute', async () => {
    const now = Date.now();
    expect(await takeCrossing(carried, writeCrossing(carried, now), now + 61_000)).toBeNull();
    expect(await takeCrossing(carried, writeCrossing(carried, now), now + 58_000)).not.toBeNull();
  });

  test('is valid for one project and one studio', async () => {
    const wrong = [
      { event: other.event, to: carried.to },
      { event: carried.event, to: other.account },
      { event: carried.event, to: 'platform' },
      { event: 'none', to: carried.to },
    ];
    for (const here of wrong) expect(await takeCrossing(here, writeCrossing(carried))).toBeNull();
    const theirs = writeCrossing({ ...carried, to: other.account });
    expect(await takeCrossing(carried, theirs)).toBeNull();
  });

  test('carries nothing that was changed in it', async () => {
    const [grant, ends, nonce, mark] = writeCrossing(carried).split('.');
    const later = String(Number(ends) + 60);
    const changed = [
      [other.event, ends, nonce, mark],
      [grant, later, nonce, mark],
      [grant, ends, 'AAAAAAAAAAAA', mark],
      [grant, ends, nonce, String(mark).slice(1)],
      [grant, ends, nonce],
      [],
    ];
    for (const one of changed) expect(await takeCrossing(carried, one.join('.'))).toBeNull();
  });

  test('carries no grant that was revoked meanwhile', async () => {
    const token = writeCrossing(carried);
    await sql('update grants set revoked_at = now() where id = $1', [carried.grant]);
    expect(await takeCrossing(carried, token)).toBeNull();
  });
});
