import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { type Authorized, viewerOf } from '@plugins/kit/server/people';
import { findEvent, openNow } from '@plugins/kit/server/projects';
import { errorOf } from '@plugins/kit/server/rules';
import { safeFileName, translator } from '@plugins/kit/server/texts';
import type { Answer, RequestContext } from '@plugins/kit/server/wire';
import { type ClipRow, findWatchable } from '../queries/clips';
import type { StoredFilm } from '../wire';
import { filmKey } from './film-keys';
import { sendFile } from './send-file';
import { downloadOf, requireWatched } from './watch-clips';

const FILE = /^(wide|tall|square)\.(mp4|jpg)$/;
const TYPES = { mp4: 'video/mp4', jpg: 'image/jpeg' } as const;

/** A request for a film by anyone: of its project's people, or, while the project shares, of everybody with the address. */
export interface Opened {
  clip: ClipRow;
  /** Null for a visitor from outside. */
  entered: Authorized | null;
}

/**
 * Returns a clip to a person of its project, or to a visitor while the project shares and is open; null to any other visitor, who
 * may have to enter, and for a project that does not exist. Throws NOT_FOUND for a clip that a person of the project does not see.
 */
export async function openClip(context: RequestContext, eventId: string, id: string): Promise<Opened | null> {
  const event = isId(eventId) ? await findEvent(eventId) : null;
  if (!event) return null;
  const viewer = await viewerOf(context, event);
  const open = openNow(event);
  if (viewer.role !== 'anonymous') {
    if ((viewer.role === 'guest' || viewer.role === 'client') && !viewer.preview && !open.allowed)
      throw errorOf(open);
    const entered = { event, viewer };
    return { clip: await requireWatched(entered, id), entered };
  }
  const elsewhere = context.site !== null && context.site !== event.account_id;
  const shared = isId(id) && !elsewhere && event.allow_sharing && open.allowed;
  const clip = shared ? await findWatchable(pool(), event.id, id, 'guest') : undefined;
  return clip ? { clip, entered: null } : null;
}

/** Answers with a file of a film, whole or a range. Throws NOT_FOUND, and FORBIDDEN for a download that the project does not allow. */
export async function openFilm(
  context: RequestContext,
  { id, clip: clipId, version, file }: { id: string; clip: string; version: string; file: string },
  download: boolean,
): Promise<Answer> {
  const opened = await openClip(context, id, clipId);
  if (!opened) throw new KeepersError('NOT_FOUND');
  const { clip, entered } = opened;
  const film = clip.film as StoredFilm;
  if (film.version !== version) throw new KeepersError('NOT_FOUND');
  if (file === 'captions.vtt') return captions(context, film);
  const [, shape = '', kind = ''] = FILE.exec(file) ?? [];
  if (!shape || !(shape in film.shapes)) throw new KeepersError('NOT_FOUND');
  if (download && !(entered && (await downloadOf(entered)) === 'now')) throw new KeepersError('FORBIDDEN');
  return sendFile(context, filmKey(clip.event_id, clip.id, version, file), {
    type: TYPES[kind as keyof typeof TYPES],
    etag: `"${version}-${shape}-${kind}"`,
    name: download ? safeFileName(`${film.title || 'clip'}.mp4`) : null,
  });
}

const clockOf = (seconds: number) => {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.000`;
};

/** What is read and heard in the film, for people who do not see or hear it. */
function captions({ locale }: RequestContext, { title, sound, seconds }: StoredFilm): Answer {
  const t = translator(locale);
  const plain = title
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
  const first = Math.min(4, seconds);
  const cues = [
    ...(plain ? [`00:00:00.000 --> ${clockOf(first)}\n${plain}`] : []),
    ...(sound && seconds > first
      ? [`${clockOf(first)} --> ${clockOf(seconds)}\n${t('clips.player.music')}`]
      : []),
  ];
  return {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'private, no-cache' },
    body: `WEBVTT\n\n${cues.join('\n\n')}\n`,
  };
}
