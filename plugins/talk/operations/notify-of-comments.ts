import { pool, type Sql, transaction } from '@plugins/kit/server/database';
import { sendMail } from '@plugins/kit/server/mail';
import { ownLinks } from '@plugins/kit/server/people';
import { type EventRow, findEvent, openNow } from '@plugins/kit/server/projects';
import { digestMail } from '../emails/digest-mail';
import { type Reader, talkClientReaders, talkStudioReaders } from '../emails/readers';
import {
  holdNews,
  markNotified,
  projectsWithNews,
  readUntil,
  roundsOf,
  SIDES,
  type Side,
  type Waiting,
  writersOf,
} from '../queries/mails';
import { audienceOf } from '../rules/audience';
import { digestDue } from '../rules/digest-due';
import { settings } from '../settings';
import { stopToken } from './stop-mails';

/**
 * Mails studios and clients about unread comments: one mail for many, after a pause in writing, with at least an hour
 * between two and a few a day per side of a project. Skips people who have read them. Safe with concurrent workers:
 * one sends. Returns how many mails were sent.
 */
export async function notifyOfComments(now = new Date()): Promise<number> {
  let sent = 0;
  for (const side of SIDES)
    for (const event of await projectsWithNews(pool(), { side, now }))
      sent += await transaction((sql) => notifySide(sql, side, event, now));
  return sent;
}

async function notifySide(sql: Sql, side: Side, id: string, now: Date): Promise<number> {
  const waiting = await holdNews(sql, { side, event: id, now });
  const rounds = await roundsOf(sql, { side, event: id, now });
  const times = waiting.map(({ at }) => at);
  if (!digestDue(times, rounds, now)) return 0;
  await markNotified(sql, { side, ids: waiting.map((one) => one.id) });
  const event = await findEvent(id, sql);
  if (!event || event.paused) return 0;
  const letters =
    side === 'studio' ? await forStudio(sql, event, waiting) : await forClients(sql, event, waiting);
  for (const { reader, news, path, client } of letters) {
    const token = reader.stop && stopToken(reader.stop.kind, reader.stop.id);
    await sendMail(sql, {
      kind: `talk.${side}`,
      to: reader.email,
      account: event.account_id,
      event: event.id,
      locale: reader.locale,
      ...(client ? { client } : {}),
      // No reply address: the studio's answer must go into the thread, and a reply by mail would reach the studio
      // itself.
      ...(side === 'studio' ? { replyTo: null } : {}),
      ...(token ? { stop: `/talk_mails/leave?r=${token}` } : {}),
      content: digestMail({
        ...{ project: event.name, studio: event.brand_name, news, path, to: side, locale: reader.locale },
        stop: token ? `/talk_mails/stop?r=${token}` : null,
      }),
    });
  }
  return letters.length;
}

interface Letter {
  reader: Reader;
  news: Waiting[];
  path: string;
  client: string | null;
}

const unread = (reader: Reader, until: ReadonlyMap<string, Date>) => (one: Waiting) => {
  const seen = until.get(`${reader.person} ${one.media}`);
  return !seen || seen < one.at;
};

async function forStudio(sql: Sql, event: EventRow, waiting: Waiting[]): Promise<Letter[]> {
  if (!(await settings.read(event.account_id, sql)).mails) return [];
  const until = await readUntil(
    sql,
    waiting.map(({ media }) => media),
  );
  return (await talkStudioReaders(sql, event.account_id)).flatMap((reader) => {
    const news = waiting.filter(unread(reader, until));
    const medias = new Set(news.map(({ media }) => media));
    const [only] = medias;
    const board = `/admin/projects/${event.id}/talk`;
    const path = medias.size === 1 ? `${board}?photo=${only}` : board;
    return news.length > 0 ? [{ reader, news, path, client: null }] : [];
  });
}

async function forClients(sql: Sql, event: EventRow, waiting: Waiting[]): Promise<Letter[]> {
  // Clients cannot enter a closed project: do not mail them.
  if (!openNow(event).allowed) return [];
  const shown = waiting.filter(({ seen_by_clients }) => seen_by_clients);
  const medias = shown.map(({ media }) => media);
  const [readers, writers, until] = [
    await talkClientReaders(sql, event),
    await writersOf(sql, medias),
    await readUntil(sql, medias),
  ];
  const persons = readers.map(({ person }) => person);
  return (await ownLinks(sql, event, readers)).flatMap(({ path, client, ...reader }) => {
    const news = shown
      .filter((one) => audienceOf(one, persons, writers).includes(reader.person))
      .filter(unread(reader, until));
    const last = news.at(-1);
    // Browsers keep the fragment over the personal link's redirect, so it opens the thread in the gallery.
    const into = last ? `${path}#gid=${last.gallery}&pid=${last.media}&talk=1` : path;
    return last ? [{ reader, news, path: into, client }] : [];
  });
}
