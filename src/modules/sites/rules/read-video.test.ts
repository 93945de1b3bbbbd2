import { expect, test } from 'vitest';
import { mapLinks } from './map-links';
import { readVideo } from './read-video';

test.each<[string, string | null]>([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [' https://youtu.be/dQw4w9WgXcQ?si=x ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
  ['https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ', null],
  ['https://evil.test/?u=https://youtu.be/dQw4w9WgXcQ', null],
  ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['https://vimeo.com/about', null],
  ['', null],
])('%s is the video %s', (address, href) => expect(readVideo(address)?.href ?? null).toBe(href));

test('players set no cookies and know of no visitor before they play', () => {
  expect(readVideo('https://youtu.be/dQw4w9WgXcQ')?.player).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  expect(readVideo('https://vimeo.com/76979871')?.player).toContain('dnt=1');
});

test('a place is part of a query, however it is written', () => {
  const links = mapLinks('רחוב "הים" 7 & more');
  expect(links.map(({ app }) => app)).toEqual(['google', 'apple', 'waze']);
  for (const { href } of links) expect(new URL(href).search).toContain('%26%20more');
});
