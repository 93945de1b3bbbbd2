import { expect } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import type { TestApp } from '../../../tests/helpers/test-app';
import { APP, type GraphServer, startGraphServer } from './graph-server';

export const AT = '/api/x/facebook';
export const RATINGS = ['pages_show_list', 'pages_read_engagement', 'pages_read_user_content'];
export const ALL = [...RATINGS, 'pages_manage_posts'];

/** Gives the test application a Facebook of its own. Call it before its web process starts. */
export async function openFacebook(app: TestApp): Promise<GraphServer> {
  const graph = await startGraphServer();
  app.atEnd(graph.close);
  Object.assign(process.env, {
    SOCIAL_FACEBOOK_ID: APP.id,
    SOCIAL_FACEBOOK_SECRET: APP.secret,
    SOCIAL_FACEBOOK_URL: graph.url,
    SOCIAL_FACEBOOK_PAGES: 'yes',
  });
  return graph;
}

/** Where Facebook's dialog sends a browser back to: path and query. */
export async function atDialog(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.pathname + back.search;
}

/** Returns the address of the dialog. */
export async function leaveFor(who: Browser, use: 'ratings' | 'photos' = 'ratings'): Promise<string> {
  const answer = await who.post(`${AT}/connect`, { for: use });
  expect(answer.status).toBe(200);
  return String(answer.json.address);
}

/** Connects a person's studio; returns the address of the screen they come back to. */
export async function connect(who: Browser, use: 'ratings' | 'photos' = 'ratings'): Promise<string> {
  const back = await who.page(await atDialog(await leaveFor(who, use)));
  expect(back.status).toBe(303);
  const to = new URL(back.headers.get('location') ?? '');
  return to.pathname + to.search;
}

/** Brings the stand-in back to two pages of a person who allows everything. */
export function resetGraph(graph: GraphServer): void {
  graph.forget();
  graph.allows = ALL;
  graph.page = 100;
  graph.faults.length = 0;
  graph.albums.length = 0;
  graph.photos.length = 0;
  graph.person = { id: '77', name: 'Olga Owner' };
  graph.pages = [
    { id: '501', name: 'Olga Photography', tasks: ['MANAGE', 'MODERATE', 'CREATE_CONTENT'], ratings: [] },
    { id: '502', name: 'The Village Choir', tasks: ['CREATE_CONTENT'], ratings: [] },
  ];
}
