import { expect, test } from 'vitest';
import { renderAlone } from '@/ui/render-alone';
import { OwnGalleries, type OwnGallery } from '../ui/OwnGalleries';

const gallery = (more: Partial<OwnGallery>): OwnGallery => ({
  ...{ id: 'one', name: 'Noa & Idan', studio: 'Alma', date: '2026-06-01' },
  ...{ state: 'open', until: null, src: '/p/1', steps: [] },
  ...more,
});
const shown = (galleries: readonly OwnGallery[], locale: 'en' | 'he' = 'en') =>
  renderAlone(<OwnGalleries galleries={galleries} />, locale);

test('a person without galleries reads how they get one, with the way to the code', () => {
  const html = shown([]);
  expect(html).toContain('link or code');
  expect(html).toContain('href="/"');
});

test('an open gallery leads to its photographs, and each step to where it is done', () => {
  const steps = [
    { text: 'Choose your photos: 12 of 40', href: '/events/one', waits: true },
    { text: 'Selection sent', href: null, waits: false },
  ];
  const html = shown([gallery({ steps, until: '2026-12-05' })]);
  expect(html).toContain('1 gallery is waiting for you.');
  expect(html).toMatch(/<a href="\/events\/one"[^>]*>Choose your photos: 12 of 40<\/a>/);
  expect(html).toContain('Open until December 5, 2026');
  expect(html).not.toMatch(/<a[^>]*>Selection sent/);
});

test.each([
  ['soon', null, 'Opens soon', 'תיפתח בקרוב'],
  ['ended', '2026-12-05', 'Ended on December 5, 2026', 'הסתיימה ב־5 בדצמבר 2026'],
  ['closed', null, 'Closed by the studio', 'נסגרה על ידי הסטודיו'],
] as const)('a gallery that is %s says so without a link', (state, until, english, hebrew) => {
  const html = shown([gallery({ state, until, src: null })]);
  expect(html).toContain(english);
  expect(html).not.toContain('/events/one');
  expect(shown([gallery({ state, until, src: null })], 'he')).toContain(hebrew);
});
