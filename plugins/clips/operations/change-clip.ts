import { KeepersError } from '@plugins/kit/server';
import { isId, pool, uuidv7 } from '@plugins/kit/server/database';
import { clipThemes } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { trackOf } from '../music/tracks';
import { insertClip, updateClip } from '../queries/clips';
import { findTrack } from '../queries/tracks';
import type { Chosen, ClipDetail, ClipSource, Shape } from '../wire';
import { choosePhotos, takePhotos } from './choose-photos';
import { readClip, requireClip } from './read-clips';

/** The input of a change; what is left out stays. */
export interface ClipInput {
  title?: string | undefined;
  about?: string | undefined;
  source?: ClipSource | undefined;
  /** Photographs in their order. */
  medias?: string[] | undefined;
  /** Focal points of some of its photographs, for this clip alone. */
  points?: Chosen[] | undefined;
  theme?: string | undefined;
  music?: string | undefined;
  volume?: number | undefined;
  fade?: boolean | undefined;
  seconds?: number | null | undefined;
  shapes?: Shape[] | undefined;
  closing?: boolean | undefined;
  shown?: boolean | undefined;
}

/** The name of a theme's music as it is stored. */
const musicOf = (theme: string): string => {
  const music = clipThemes().find(({ id }) => id === theme)?.music ?? null;
  return music ? `track:${music}` : 'none';
};

/** A day without a time, like `September 12, 2026`. */
const longDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Creates a draft that could be made as it is: the project's name, day and place, chosen photographs, the first theme and its music. */
export async function createClip(entered: Authorized): Promise<ClipDetail> {
  const { event } = entered;
  const day = event.date ? longDay(event.date, event.locale) : null;
  const theme = clipThemes()[0]?.id ?? 'daylight';
  const source: ClipSource = { kind: 'best' };
  const id = uuidv7();
  await insertClip(pool(), {
    id,
    account: event.account_id,
    event: event.id,
    title: event.name.slice(0, 120),
    about: [day, event.location].filter(Boolean).join(' · ').slice(0, 160),
    source,
    photographs: await choosePhotos(event.id, source),
    theme,
    music: musicOf(theme),
  });
  return readClip(entered, id);
}

/**
 * Changes a clip; what is left out stays. A source chooses its photographs again; a theme brings its music unless another was chosen. Throws NOT_FOUND and
 * INVALID_INPUT for a theme or a track that does not exist.
 */
export async function changeClip(entered: Authorized, id: string, input: ClipInput): Promise<ClipDetail> {
  const { event } = entered;
  const now = await requireClip(event.id, id);
  if (input.theme !== undefined && !clipThemes().some((theme) => theme.id === input.theme))
    throw invalid('theme');
  if (input.music !== undefined && !(await isMusic(event.account_id, input.music))) throw invalid('music');
  const follows = input.theme !== undefined && input.music === undefined && now.music === musicOf(now.theme);
  await updateClip(pool(), id, {
    ...input,
    source: input.medias ? { kind: 'chosen' } : input.source,
    photographs: await photographsFor(event.id, now.photographs, input),
    music: follows ? musicOf(input.theme as string) : input.music,
  });
  return readClip(entered, id);
}

/** The photographs after a change, each with its focal point; undefined where the change is of something else. */
async function photographsFor(
  event: string,
  now: readonly Chosen[],
  { medias, source, points }: ClipInput,
): Promise<Chosen[] | undefined> {
  if (!medias && !source && !points) return;
  const chosen = medias
    ? await takePhotos(event, medias, now)
    : source
      ? await choosePhotos(event, source)
      : now;
  const set = new Map(points?.map((point) => [point.media, point]));
  return chosen.map((one) => set.get(one.media) ?? one);
}

const invalid = (field: string) => new KeepersError('INVALID_INPUT', {}, { [field]: 'invalid' });

/** Whether a name of music is one of ours, or one of the account's own. */
async function isMusic(account: string, music: string): Promise<boolean> {
  if (music === 'none') return true;
  const [kind, id = ''] = music.split(':');
  if (kind === 'track') return trackOf(id) !== null;
  return kind === 'own' && isId(id) && (await findTrack(pool(), account, id)) !== undefined;
}
