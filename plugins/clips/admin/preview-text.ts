import type { Size } from '../rules/layout';
import type { ClipTheme } from '../rules/theme';

/** Letters of the same kind as the film's, which has fonts of its own; sizes as shares of the frame's shorter side. */
const LETTERS: Record<ClipTheme['type'], { family: string; weight: number; title: number; about: number }> = {
  serif: {
    family: '"Bellefair", "Frank Ruhl Libre", Georgia, serif',
    weight: 400,
    title: 0.13,
    about: 0.046,
  },
  sans: { family: '"Heebo", "Assistant", system-ui, sans-serif', weight: 300, title: 0.1, about: 0.04 },
  bold: { family: '"Rubik", "Heebo", system-ui, sans-serif', weight: 700, title: 0.11, about: 0.042 },
  hand: { family: '"Amatic SC", "Segoe Print", cursive', weight: 700, title: 0.18, about: 0.066 },
};
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
  const lines = [
    ...wrap(context, title, fontOf(look, short * look.title), frame.width * ROOM).map((text) => ({
      text,
      size: short * look.title,
    })),
    ...wrap(context, about, fontOf(look, short * look.about), frame.width * ROOM).map((text) => ({
      text,
      size: short * look.about,
    })),
  ];
  context.globalAlpha = alpha;
  context.fillStyle = theme.colors.ink;
  context.textAlign = 'center';
  const height = lines.reduce((sum, { size }) => sum + size * 1.22, 0);
  let top = (frame.height - height) / 2;
  for (const { text, size } of lines) {
    context.font = fontOf(look, size);
    context.fillText(text, frame.width / 2, top + size * 0.92, frame.width * ROOM);
    top += size * 1.22;
  }
  context.fillStyle = theme.colors.ground;
}

const fontOf = ({ family, weight }: { family: string; weight: number }, size: number) =>
  `${weight} ${size}px ${family}`;

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
