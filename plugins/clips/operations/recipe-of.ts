import { createHash } from 'node:crypto';
import type { ClipRow } from '../queries/clips';

/** Returns a short hash of everything a clip's film is made of: of another one, the film is no longer what the clip says. */
export function recipeOf(clip: ClipRow): string {
  const { title, about, photographs, theme, music, volume, fade, seconds, shapes, closing } = clip;
  const points = photographs.map(({ media, x, y }) => [media, x, y]);
  const made = [title ?? '', about ?? '', points, theme, music, volume, fade, seconds, shapes, closing];
  return createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 22);
}
