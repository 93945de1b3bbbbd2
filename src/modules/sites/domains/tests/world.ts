import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach } from 'vitest';
import { watchSites } from '../../page-store';
import { makeSite } from '../../tests/make-site';
import type { StudioDomains } from '../present-domains';
import { startNameServer } from './name-server';

export const app = await openTestApp();
export const sql = sqlOf(app);
export const names = await startNameServer();
app.atEnd(() => names.close());
Object.assign(process.env, {
  DNS_SERVERS: names.address,
  PUBLIC_URL: `http://photos.example.com:${app.port}`,
  PLATFORM_HOSTS: 'keepers.example.net',
});

export let alma: Studio;
export let boaz: Studio;
export let owner: Browser;
export let other: Browser;

export const on = (host: string) => new Browser(app.origin, `${host}:${app.port}`);
export const show = (host: string, path = '/') =>
  on(host).page(`${path}`, { headers: { 'Accept-Language': 'en' } });
export const list = async (who = owner) =>
  (await who.get('/api/x/sites/domains')).json as unknown as StudioDomains;
export const add = (host: string, who = owner) => who.post('/api/x/sites/domains', { host });
export const idOf = async (host: string, who = owner) =>
  (await list(who)).domains.find((one) => one.host === host)?.id ?? '';
export const look = async (host: string, who = owner) => {
  await who.post(`/api/x/sites/domains/${await idOf(host, who)}/look`);
  return (await list(who)).domains.find((one) => one.host === host);
};
export async function prove(host: string, who = owner) {
  await add(host, who);
  const { record } = (await list(who)).domains.find((one) => one.host === host) ?? {};
  names.texts.set(record?.name ?? '', [record?.value ?? '']);
  return look(host, who);
}

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  alma = await makeStudio('Studio Alma');
  boaz = await makeStudio('Studio Boaz');
  for (const [studio, name] of [
    [alma, 'alma'],
    [boaz, 'boaz'],
  ] as const)
    await makeSite(studio.account, name, {
      '': [{ id: 'words', type: 'sites.text', settings: { title: { en: `Words of ${name}` } } }],
      about: [],
    });
  const signIn = (email: string) => new Browser(app.origin).signIn(email, PASSWORD);
  [owner, other] = [await signIn(alma.ownerEmail), await signIn(boaz.ownerEmail)];
});

beforeEach(async () => {
  names.texts.clear();
  names.addresses.clear();
  await sql('delete from site_domains');
  await sql('delete from rates');
  await sql('delete from mails');
});
