import type { Role } from '@/core/access/roles';
import { pool } from '@/core/db/pool';
import { isKeepersError } from '@/core/errors/errors';
import { respondError } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import { isLocale } from '@/core/i18n/locale';
import { countLine } from '@/core/live/count-lines';
import { join } from '@/core/live/hub';
import { type Change, changesSince } from '@/core/live/queries';
import { beginStream, endStream, HEARTBEAT_MS } from '@/core/live/stream';
import { supersededIn } from '@/core/live/superseded';
import { keyOf } from '@/modules/access/grants/person';
import { authorize } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';
import { allow } from '@/modules/access/table';
import { markOpened } from '@/modules/people/queries/invitations-repo';
import type { Exchange } from '@/web/front/create-front';

const PATH = /^\/events\/([^/]+)\/live$/;
/** An id no change reaches: only the changes of the last seconds are sent. */
const NEVER = '9223372036854775807';

interface Recipient {
  role: Role;
  /** The participant key in this project. */
  key: string | null;
}

/**
 * Returns a change as a role receives it, or null: guests get photographs that are added and removed, not what others
 * pick or hide; for them a hidden photograph is a removed one. Personal changes go to that person alone, on all their
 * devices (`key`).
 */
function changeFor({ role, key }: Recipient, { id, kind, data, withheld }: Change): Change | null {
  if ((kind === 'mark' || kind === 'lists') && data.person !== null && data.person !== key) return null;
  // Of a private gallery others receive only removals.
  if (withheld && data.state !== 'removed' && allow(role, 'private.read') === 'none') return null;
  if (kind === 'galleries') return { id, kind, data: allow(role, 'project.preview') === 'none' ? {} : data };
  if (kind === 'media') return { id, kind, data };
  if (kind === 'talk') return allow(role, 'talk.read') === 'none' ? null : { id, kind, data };
  if (kind !== 'hiding') return allow(role, 'selection.read') === 'none' ? null : { id, kind, data };
  if (allow(role, 'hidden.read') !== 'none') return { id, kind, data };
  const { media, gallery, hidden } = data;
  return { id, kind: 'media', data: { gallery, media, state: hidden ? 'removed' : 'ready' } };
}

/**
 * Answers `GET /events/{id}/live`: server-sent events, replayed from Last-Event-ID, ended when the right to them ends.
 */
export async function serveLive(exchange: Exchange): Promise<boolean> {
  const eventId = PATH.exec(exchange.url.pathname)?.[1];
  const { request, response } = exchange;
  if (!eventId || request.method !== 'GET') return false;
  const headers = new Headers({
    cookie: request.headers.cookie ?? '',
    'x-locale': exchange.locale,
    ...(exchange.site && { 'x-keepers-site': exchange.site.account }),
  });
  const check = () => authorize(contextOf(headers), eventId, 'live.read');
  let recipient: Recipient;
  try {
    const { viewer } = await check();
    recipient = { role: viewer.role, key: keyOf(eventId, viewer) };
    countLine(viewer.grant?.id ?? viewer.user?.id ?? exchange.address, response);
    if (viewer.grant) await markOpened(pool(), viewer.grant.id);
  } catch (error) {
    await sendResponse(
      respondError(error, isLocale(exchange.locale) ? exchange.locale : 'en'),
      response,
      false,
    );
    return true;
  }
  beginStream(response);
  const sent = new Set<string>();
  const send = (change: Change) => {
    const visible = sent.has(change.id) ? null : changeFor(recipient, change);
    if (!visible) return;
    sent.add(visible.id);
    if (sent.size > 5000) sent.delete(sent.values().next().value ?? '');
    response.write(`id: ${visible.id}\nevent: ${visible.kind}\ndata: ${JSON.stringify(visible.data)}\n\n`);
  };
  const recheck = () => {
    check().then(
      (entered) => {
        recipient = { role: entered.viewer.role, key: keyOf(eventId, entered.viewer) };
      },
      // An ended right is sent as `end`; without a database the browser has to reconnect and try again.
      (error: unknown) => (isKeepersError(error) ? endStream(response) : response.destroy()),
    );
  };
  const leave = await join(eventId, { send, recheck });
  // Disconnected while it joined: its `close` event is over.
  if (response.destroyed) {
    leave();
    return true;
  }
  // A right that ended before the room was joined sent no notification there.
  recheck();
  const beat = setInterval(() => response.write(': beat\n\n'), HEARTBEAT_MS);
  response.once('close', () => {
    clearInterval(beat);
    leave();
  });
  const asked = String(
    request.headers['last-event-id'] ?? exchange.url.searchParams.get('lastEventId') ?? '',
  );
  // A first connection gets the last seconds: changes between the page's own query and this connection.
  const since = /^\d{1,18}$/.test(asked) ? asked : NEVER;
  const missed = await changesSince(eventId, since);
  // The room may still bring them: they count as sent.
  for (const id of supersededIn(missed)) sent.add(id);
  for (const change of missed) send(change);
  return true;
}
