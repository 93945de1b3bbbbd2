import { isKeepersError } from '@/core/errors/errors';
import { respondError } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import { isLocale } from '@/core/i18n/locale';
import { countLine } from '@/core/live/count-lines';
import { listenToChanges } from '@/core/live/hub';
import { beginStream, endStream, HEARTBEAT_MS } from '@/core/live/stream';
import { enterAccount } from '@/modules/access/grants/enter-account';
import { projectsAmong } from '@/modules/access/grants/project-owners';
import { contextOf } from '@/modules/access/read-context';
import type { Exchange } from '@/web/front/create-front';

const PATH = '/api/x/studio/live';
/** A screen gets at most one message in this time, since it reloads at each. */
const GATHER_MS = 1000;
/**
 * Answers `GET /api/x/studio/live`: one stream for all projects of an account. It sends only the ids of projects that
 * changed (`ids`; null where something may have been missed); the screen reloads them. Ended when the session ends.
 */
export async function serveStudioLive({ request, response, url, locale }: Exchange): Promise<boolean> {
  if (url.pathname !== PATH || request.method !== 'GET') return false;
  const headers = new Headers({ cookie: request.headers.cookie ?? '', 'x-locale': locale });
  const context = contextOf(headers);
  const check = async () => (await enterAccount(contextOf(headers), 'project.preview')).account;
  let account: string;
  try {
    account = await check();
    countLine((await context.user())?.id ?? account, response);
  } catch (error) {
    await sendResponse(respondError(error, isLocale(locale) ? locale : 'en'), response, false);
    return true;
  }
  beginStream(response);
  const waiting = new Set<string>();
  let missed = false;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  const send = async () => {
    timer = undefined;
    last = Date.now();
    const [ids, all] = [[...waiting], missed];
    waiting.clear();
    missed = false;
    const mine = all ? null : await projectsAmong(account, ids);
    if (mine?.length !== 0) response.write(`event: projects\ndata: ${JSON.stringify({ ids: mine })}\n\n`);
  };
  const listen = (eventId: string | null) => {
    if (eventId) waiting.add(eventId);
    else missed = true;
    // The first of many is sent soon, the others are collected.
    timer ??= setTimeout(
      () => void send().catch(() => response.destroy()),
      Math.max(0, last + GATHER_MS - Date.now()),
    );
  };
  const recheck = () => {
    check().then(
      (now) => {
        account = now;
      },
      (error: unknown) => (isKeepersError(error) ? endStream(response) : response.destroy()),
    );
  };
  const leave = await listenToChanges(listen, recheck);
  // Disconnected while it joined: its `close` event is over.
  if (response.destroyed) {
    clearTimeout(timer);
    leave();
    return true;
  }
  recheck();
  const beat = setInterval(() => {
    response.write(': beat\n\n');
    // A session that was ended elsewhere sends no notification.
    recheck();
  }, HEARTBEAT_MS);
  response.once('close', () => {
    clearInterval(beat);
    clearTimeout(timer);
    leave();
  });
  return true;
}
