import { beatsOf, trackOf } from '../music/tracks';
import type { ClipPhotoView, ClipView, OwnTrack, Shape } from '../wire';
import { frameOf } from './frames';
import type { ClipTheme } from './theme';
import type { ClipPlan } from './timeline';

/** Returns how a clip is timed in a shape: the wizard's preview plays what the film will show. */
export function planOf(
  clip: ClipView,
  photos: readonly ClipPhotoView[],
  { themes, tracks, shape }: { themes: readonly ClipTheme[]; tracks: readonly OwnTrack[]; shape: Shape },
): ClipPlan | null {
  const theme = themes.find(({ id }) => id === clip.theme) ?? themes[0];
  if (!theme) return null;
  return {
    photos: photos.map(({ media, width, height, x, y }) => ({ id: media, width, height, x, y })),
    frame: frameOf(shape),
    theme,
    beats: beatsFor(clip.music, tracks),
    seconds: clip.seconds,
    title: Boolean(clip.title || clip.about),
    closing: clip.closing,
  };
}

function beatsFor(music: string, tracks: readonly OwnTrack[]): ClipPlan['beats'] {
  const [kind, id = ''] = music.split(':');
  if (kind === 'own') {
    const beats = tracks.find((track) => track.id === id)?.beats;
    return beats?.length ? { at: beats, bar: 4 } : null;
  }
  const track = trackOf(id);
  return track && beatsOf(track);
}
