import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { drawable, inLines, layWords, wayOf } from '@plugins/kit/server/internal-pdf';
import * as fontkit from 'fontkit';
import type { Caption } from '../rules/document';
import { type LaidCaption, laidCaption } from '../rules/spine-text';

/** Font files of captions, by face and letters; those of the screen in another packing. */
const FILES = {
  'serif-latin': '@fontsource/bellefair/files/bellefair-latin-400-normal.woff',
  'serif-hebrew': '@fontsource/bellefair/files/bellefair-hebrew-400-normal.woff',
  'serif-latinMore': '@fontsource/bellefair/files/bellefair-latin-ext-400-normal.woff',
  'sans-latin': '@fontsource/heebo/files/heebo-latin-400-normal.woff',
  'sans-hebrew': '@fontsource/heebo/files/heebo-hebrew-400-normal.woff',
  'sans-latinMore': '@fontsource/heebo/files/heebo-latin-ext-400-normal.woff',
  'sans-cyrillic': '@fontsource/rubik/files/rubik-cyrillic-400-normal.woff',
  'sans-cyrillicMore': '@fontsource/rubik/files/rubik-cyrillic-ext-400-normal.woff',
  'sans-arabic': '@fontsource/rubik/files/rubik-arabic-400-normal.woff',
} as const;
export type CaptionFont = keyof typeof FILES;

const files = new Map<CaptionFont, Buffer>();
const fonts = new Map<CaptionFont, fontkit.Font>();

/** Returns a font's file; read once. */
export function captionFile(font: CaptionFont): Buffer {
  const known =
    files.get(font) ?? readFileSync(createRequire(path.resolve('package.json')).resolve(FILES[font]));
  files.set(font, known);
  return known;
}

function captionFont(font: CaptionFont): fontkit.Font {
  const known = fonts.get(font);
  if (known) return known;
  const made = fontkit.create(captionFile(font)) as fontkit.Font;
  fonts.set(font, made);
  return made;
}

/** Letters of one font, from left to right; lengths in micrometers, `y` is the baseline. */
export interface CaptionRun {
  font: CaptionFont;
  text: string;
  x: number;
  y: number;
  size: number;
}

const LINE = 1.35;
const LINES_MOST = 40;

const fontFor = (face: Caption['face'], letters: string): CaptionFont => {
  const own = `${face}-${letters}` as CaptionFont;
  return own in FILES ? own : (`sans-${letters}` as CaptionFont);
};

const widthOf = (font: CaptionFont, text: string, size: number): number => {
  const { unitsPerEm, layout } = withLayout(font);
  return (layout(text).advanceWidth / unitsPerEm) * size;
};

function withLayout(font: CaptionFont) {
  const found = captionFont(font);
  return { unitsPerEm: found.unitsPerEm, layout: (text: string) => found.layout(text) };
}

/**
 * Lays out a caption as the screen does: wrapped at spaces, its direction that of its first letter; one that is turned is one
 * line.
 */
export function layCaption({ text, x, y, w, size, align, face, angle }: LaidCaption): CaptionRun[] {
  const measure = (line: string) =>
    layWords(line, 'auto').reduce(
      (sum, piece) => sum + widthOf(fontFor(face, piece.face), piece.text, size),
      0,
    );
  const lines = text.split('\n').flatMap((one) => {
    if (!one.trim()) return [''];
    return angle === 0 ? inLines(drawable(one), w, LINES_MOST, measure) : [drawable(one)];
  });
  const main = captionFont(fontFor(face, 'latin'));
  const [up, down] = [main.ascent / main.unitsPerEm, -main.descent / main.unitsPerEm];
  const first = ((LINE - up - down) / 2 + up) * size;
  const way = wayOf(drawable(text));
  const start = way === 'rtl' ? 'right' : 'left';
  const end = way === 'rtl' ? 'left' : 'right';
  const side = align === 'center' ? 'center' : align === 'start' ? start : end;
  return lines.flatMap((line, nr) => {
    const pieces = layWords(line, way).map((piece) => ({ ...piece, font: fontFor(face, piece.face) }));
    const widths = pieces.map((piece) => widthOf(piece.font, piece.text, size));
    const rest = w - widths.reduce((sum, one) => sum + one, 0);
    let at = x + (side === 'center' ? rest / 2 : side === 'right' ? rest : 0);
    return pieces.map((piece, index): CaptionRun => {
      const run = { font: piece.font, text: piece.text, x: at, y: y + first + nr * LINE * size, size };
      at += widths[index] ?? 0;
      return run;
    });
  });
}

/** Captions as paths of an SVG of this size; `at`: pixels of a point of the spread. */
export function captionSvg(
  texts: readonly Caption[],
  {
    width,
    height,
    scale,
    left,
    top,
  }: { width: number; height: number; scale: number; left: number; top: number },
): string | null {
  const paths = texts.flatMap((stored) => {
    const text = laidCaption(stored);
    if (!text) return [];
    const drawn = layCaption(text).flatMap((run) => {
      const font = captionFont(run.font);
      const { glyphs, positions } = font.layout(run.text);
      const unit = (run.size * scale) / font.unitsPerEm;
      let x = (run.x - left) * scale;
      const y = (run.y - top) * scale;
      return glyphs.map((glyph, at) => {
        const place = positions[at];
        const [dx, dy] = [(place?.xOffset ?? 0) * unit, (place?.yOffset ?? 0) * unit];
        const d = glyph.path.toSVG();
        const drawn = `<path transform="translate(${(x + dx).toFixed(2)} ${(y - dy).toFixed(2)}) scale(${unit.toFixed(6)} ${(-unit).toFixed(6)})" d="${d}" fill="${text.color}"/>`;
        x += (place?.xAdvance ?? 0) * unit;
        return drawn;
      });
    });
    if (text.angle === 0) return drawn;
    const middle = [(text.x + text.w / 2 - left) * scale, (text.y + text.h / 2 - top) * scale];
    const [x, y] = middle.map((at) => at.toFixed(2));
    return [`<g transform="rotate(${text.angle} ${x} ${y})">${drawn.join('')}</g>`];
  });
  if (paths.length === 0) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`;
}
