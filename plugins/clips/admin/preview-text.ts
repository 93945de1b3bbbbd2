import type { Size } from '../rules/layout';
import type { ClipTheme } from '../rules/theme';
import { PREVIEW_FAMILIES } from './preview-faces';

/** Sizes as shares of the frame's shorter side, as in `render/letters.ts`; each typeface is of one weight. */
const LETTERS: Record<ClipTheme['type'], { title: number; about: number }> = {
  serif: { title: 0.13, about: 0.046 },
  sans: { title: 0.1, about: 0.04 },
  bold: { title: 0.11, about: 0.042 },
  hand: { title: 0.18, about: 0.066 },
};
/** The space above the lower line, as a share of its size. */
const GAP = 0.5;
const ROOM = 0.8;

/** Draws a title and the line below it in the middle of the frame. */
export function drawText(
  context: CanvasRenderingContext2D,
  of: { frame: Size; theme: ClipTheme; title: string; about: string; alpha: number },
): void {
  const { frame, theme, title, about, alpha } = of;
  if (alpha <= 0) return;
  const look = LETTERS[theme.type];
  const short = Math.min(frame.width, frame.height);
  const linesOf = (words: string, size: number) =>
    wrap(context, words, fontOf(theme, size), frame.width * ROOM).map((text) => ({ text, size }));
  const [above, below] = [linesOf(title, short * look.title), linesOf(about, short * look.about)];
  const lines = [...above, ...below];
  const gap = above.length > 0 && below.length > 0 ? short * look.about * GAP : 0;
  context.globalAlpha = alpha;
  context.fillStyle = theme.colors.ink;
  context.textAlign = 'center';
  const height = lines.reduce((sum, { size }) => sum + size * 1.22, gap);
  let top = (frame.height - height) / 2;
  for (const [at, { text, size }] of lines.entries()) {
    if (at === above.length) top += gap;
    context.font = fontOf(theme, size);
    context.fillText(text, frame.width / 2, top + size * 0.92, frame.width * ROOM);
    top += size * 1.22;
  }
  context.fillStyle = theme.colors.ground;
}

const fontOf = ({ type }: ClipTheme, size: number) => `${size}px ${PREVIEW_FAMILIES[type]}`;

/** Loads the letters of these words; resolves at once where the browser has them. */
export const loadLetters = (theme: ClipTheme, words: string): Promise<unknown> =>
  document.fonts.load(fontOf(theme, 16), words).catch(() => undefined);

function wrap(context: CanvasRenderingContext2D, text: string, font: string, room: number): string[] {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
