import { describe, expect, test } from 'vitest';
import { type Platform, platformOf, sortBuilds } from './platform';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the build for a visitor', () => {
  test.each<[string, string, Platform | null]>([
    ['Windows', WINDOWS, 'win-x64'],
    ['a Mac', MAC, 'darwin-arm64'],
    ['Linux', LINUX, 'linux-x64'],
    ['Linux on another processor', 'Mozilla/5.0 (X11; Linux aarch64) Firefox/145.0', null],
    ['a phone', 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0.0.0 Mobile Safari/537.36', null],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', null],
    ['a browser without a name', '', null],
  ])('of %s is known by the browser’s words', (_who, words, platform) => {
    expect(platformOf(words)).toBe(platform);
  });

  test('comes first, then the other of its system, then the rest', () => {
    const builds = (['win-x64', 'darwin-arm64', 'darwin-x64', 'linux-x64'] as const).map((platform) => ({
      platform,
    }));
    const sorted = (own: Platform | null) => sortBuilds(builds, own).map(({ platform }) => platform);
    expect(sorted('darwin-x64')).toEqual(['darwin-x64', 'darwin-arm64', 'win-x64', 'linux-x64']);
    expect(sorted('linux-x64')).toEqual(['linux-x64', 'win-x64', 'darwin-arm64', 'darwin-x64']);
    expect(sorted(null)).toEqual(['win-x64', 'darwin-arm64', 'darwin-x64', 'linux-x64']);
  });
});
