import { beforeAll, expect } from 'vitest';
import { payload } from '@/core/db/payload';
import type { Answer } from '../helpers/browser';
import { startWeb, type Web } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { makeWorld, PEOPLE, type World } from './world';

const app = await openTestApp();
export const sql = sqlOf(app);
export let web: Web;
export let world: World;

beforeAll(async () => {
  web = await startWeb(app);
  world = await makeWorld(app);
});

/** Everyone but the operator of the installation. */
export const TENANTS = PEOPLE.filter((person) => person !== 'operator');
/** Every collection, the features' included, as Payload knows them. */
export const slugs = () => Object.keys(payload().collections);
export const ours = () => slugs().filter((slug) => !slug.startsWith('payload-'));

/** A refusal as every answer of the REST must be: with a code, and not cacheable. */
export function expectRefused(asked: string, { status, json, headers }: Answer, ...statuses: number[]): void {
  expect([asked, status, typeof json?.code, headers.get('cache-control')]).toEqual([
    asked,
    statuses.includes(status) ? status : statuses,
    'string',
    'no-store',
  ]);
}
