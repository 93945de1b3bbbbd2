import { type Picture, pictureAt } from '../rules/picture';
import type { ClipPlan, Timeline } from '../rules/timeline';
import { type Ink, inkOf, type Planes } from './planes';
import { drawPhoto, fill, layWords, type Words } from './sample';
import { softOf } from './soften';

/** What a frame is drawn from, besides its photographs. */
export interface Scene {
  ground: Ink;
  ink: Ink;
  title: Words | null;
  closing: Words | null;
}

/** The colors of a theme, and the words of a film. */
export const sceneOf = ({ theme }: ClipPlan, title: Words | null, closing: Words | null): Scene => ({
  ground: inkOf(theme.colors.ground),
  ink: inkOf(theme.colors.ink),
  title,
  closing,
});

/** The photographs of a picture, each once. */
export const photosOf = ({ layers }: Picture): number[] => [
  ...new Set(layers.flatMap(({ photo }) => (photo === null ? [] : [photo]))),
];

/** Draws what a frame shows; every pixel of it is written. */
export function drawPicture(
  out: Planes,
  picture: Picture,
  scene: Scene,
  photos: ReadonlyMap<number, Planes>,
): void {
  const whole = { x: 0, y: 0, width: out.width, height: out.height };
  const covered = picture.layers.some(
    ({ alpha, clip, dest }) => alpha >= 1 && clip.width === out.width && dest.x === 0,
  );
  if (!covered) fill(out, scene.ground, whole, whole, 1);
  for (const { photo, source, dest, clip, alpha, soft } of picture.layers) {
    const found = photo === null ? undefined : photos.get(photo);
    const planes = found && soft ? softOf(found, scene.ground) : found;
    if (!planes) {
      fill(out, scene.ground, dest, clip, alpha);
      continue;
    }
    const { width, height } = planes;
    const part = {
      x: source.x * width,
      y: source.y * height,
      width: source.width * width,
      height: source.height * height,
    };
    drawPhoto(out, planes, { source: part, dest, clip, alpha });
  }
  fill(out, scene.ground, whole, whole, picture.veil);
  if (scene.title) layWords(out, scene.title, scene.ink, picture.title);
  if (scene.closing) layWords(out, scene.closing, scene.ink, picture.closing);
}

/** Draws frame `at` of a film into `out`. */
export async function drawFrame(
  out: Planes,
  at: number,
  {
    timeline,
    scene,
    take,
    rtl,
  }: {
    timeline: Timeline;
    scene: Scene;
    take: (photos: number[]) => Promise<ReadonlyMap<number, Planes>>;
    rtl: boolean;
  },
): Promise<void> {
  const picture = pictureAt(timeline, out, at, rtl);
  drawPicture(out, picture, scene, await take(photosOf(picture)));
}
