import { describe, expect, test } from 'vitest';
import { addClipThemes, clipThemes } from '@/core/features/clip-themes';
import { trackOf } from '../music/tracks';
import { themes } from '../themes';

describe('clip themes', () => {
  test('ours are accepted, have different looks, and music that exists', () => {
    addClipThemes('clips', themes);
    addClipThemes('clips', themes);
    expect(clipThemes()).toEqual(expect.arrayContaining([...themes]));
    expect(new Set(themes.map(({ pace, type, colors }) => `${pace} ${type} ${colors.ground}`)).size).toBe(
      themes.length,
    );
    expect(themes.every(({ music }) => music === null || trackOf(music) !== null)).toBe(true);
  });

  const [sound] = themes;
  test.each([
    ['an id with capitals', { id: 'Mine' }],
    ['no Hebrew name', { name: { en: 'Mine', he: '' } }],
    ['a pace of a tenth', { pace: 0.1 }],
    ['transitions longer than its pace', { transitions: { kinds: ['fade' as const], seconds: 2 } }],
    ['an unknown transition', { transitions: { kinds: ['spin' as never], seconds: 0.5 } }],
    ['too much movement', { movement: 0.5 }],
    ['letters that are not read', { colors: { ground: '#777777', ink: '#888888' } }],
    ['an id that exists', { id: 'paper' }],
  ])('one with %s stops the start with its feature', (_, wrong) => {
    if (!sound) throw new Error('There are no themes');
    const theme = { ...sound, id: 'mine', pace: 2.4, ...wrong };
    expect(() => addClipThemes('stranger', [theme])).toThrow(/Feature "stranger": the clip theme/);
  });
});
