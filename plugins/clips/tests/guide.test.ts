import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sunset } from '@root/tests/fixtures/clip-theme/server';
import { expect, test } from 'vitest';
import { addClipThemes, clipThemes } from '@/core/features/clip-themes';
import { frameOf } from '../rules/frames';
import { FPS, timelineOf } from '../rules/timeline';

const root = path.resolve(import.meta.dirname, '..');

test('a theme of a stranger, as the guide writes it, is offered and times a clip without a change of ours', () => {
  const guide = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [, code] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(code).toBe(readFileSync(path.join(root, '../../tests/fixtures/clip-theme/server.ts'), 'utf8'));
  addClipThemes(sunset.id, sunset.clipThemes ?? []);
  const theme = clipThemes().find(({ id }) => id === 'sunset');
  if (!theme) throw new Error('The theme is not offered');
  const photos = Array.from({ length: 6 }, (_, at) => ({
    id: String(at),
    width: 3000,
    height: 2000,
    x: 0.5,
    y: 0.4,
  }));
  const plan = {
    photos,
    frame: frameOf('wide'),
    theme,
    beats: null,
    seconds: null,
    title: true,
    closing: false,
  };
  const timeline = timelineOf(plan);
  // A title on its ground, and each photograph at its pace.
  expect(timeline.segments[0]?.panels).toEqual([]);
  expect(timeline.segments).toHaveLength(7);
  expect(Math.abs(timeline.frames / FPS - (3.4 + 6 * 3.8))).toBeLessThan(0.2);
});
