import { directionOf } from '../rules/direction';
import type { Size } from '../rules/layout';
import { placeWords, type WordPlace } from '../rules/place-words';
import type { ClipTheme } from '../rules/theme';
import { PREVIEW_FAMILIES } from './preview-faces';

/** Draws a title and the line below it where the film has them. */
export function drawText(
  context: CanvasRenderingContext2D,
  of: { frame: Size; theme: ClipTheme; title: string; about: string; alpha: number; place: WordPlace },
): void {
  const { frame, theme, title, about, alpha, place } = of;
  if (alpha <= 0) return;
  const write = (size: number, spacing: number) => {
    context.font = fontOf(theme, size);
    context.letterSpacing = `${spacing}px`;
  };
  const measure = (text: string, size: number, spacing: number) => {
    write(size, spacing);
    return context.measureText(text).width;
  };
  context.globalAlpha = alpha;
  context.fillStyle = theme.colors.ink;
  context.textAlign = 'center';
  for (const line of placeWords({ title, about }, theme.type, { frame, place, measure })) {
    write(line.size, line.spacing);
    // The canvas would take the interface's direction.
    context.direction = directionOf(line.text);
    context.fillText(line.text, frame.width / 2, line.baseline);
  }
  context.fillStyle = theme.colors.ground;
}

const fontOf = ({ type }: ClipTheme, size: number) => `${size}px ${PREVIEW_FAMILIES[type]}`;

/** Loads the letters of these words; resolves at once where the browser has them. */
export const loadLetters = (theme: ClipTheme, words: string): Promise<unknown> =>
  document.fonts.load(fontOf(theme, 16), words).catch(() => undefined);
