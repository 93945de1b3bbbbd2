import { expect, test, vi } from 'vitest';
import { contrastOf } from '@/core/color/color-contrast';
import { renderMail } from '../render-mail';
import { accentOr, buttonColors, INK, readableOn } from '../templates/colors';
import type { MailContent } from '../templates/content';

vi.mock('@/core/env', () => ({ env: () => ({ publicUrl: 'https://keepers.example' }) }));

const brand = {
  name: 'Studio Alma',
  sender: 'Alma',
  accent: '#8a5a3c',
  type: 'classic' as const,
  contact: 'alma@studio.test',
  logo: null as string | null,
};
const content: MailContent = {
  subject: 'Maya & Jonathan: your photos are here',
  heading: 'Hi Maya, your photos are here',
  paragraphs: ['Look through the photos.'],
  facts: [{ label: 'Album', value: '7 of 12' }],
  button: { label: 'View your photos', path: '/i/token' },
};

test('has the same content in both parts', async () => {
  const { html, text, subject } = await renderMail(content, brand, 'en');
  expect(subject).toBe(content.subject);
  for (const words of [
    'Hi Maya',
    'Look through',
    'Album',
    '7 of 12',
    'View your photos',
    'Studio Alma',
    'alma@studio.test',
  ]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(html).toContain('href="https://keepers.example/i/token"');
  expect(text).toContain('View your photos:\nhttps://keepers.example/i/token\n');
  expect(html).toContain('#8a5a3c');
});

test('has its heading in the typeface of the gallery, which ends with one that every device has', async () => {
  for (const [type, first, last] of [
    ['fashion', 'Bodoni Moda', 'serif'],
    ['modern', 'Inter', 'sans-serif'],
    ['classic', 'Frank Ruhl Libre', 'serif'],
  ] as const) {
    const { html } = await renderMail(content, { ...brand, type }, 'en');
    const [, style = ''] = /<h1 style="([^"]*)"/.exec(html.replaceAll('&#x27;', '')) ?? [];
    const families = (/font-family:([^;]*)/.exec(style)?.[1] ?? '').split(',').map((one) => one.trim());
    expect([families[0], families.at(-1)]).toEqual([first, last]);
  }
});

test('is right to left in Hebrew, and links the other language at the same place', async () => {
  const hebrew = await renderMail({ ...content, heading: 'שלום מאיה' }, brand, 'he');
  expect(hebrew.html).toMatch(/<html[^>]*lang="he" dir="rtl"/);
  expect(hebrew.html).toContain('text-align:right');
  expect(hebrew.html).toContain('href="https://keepers.example/i/token?locale=en"');
  expect(hebrew.text).toContain('English: https://keepers.example/i/token?locale=en');
  const english = await renderMail(content, brand, 'en');
  expect(english.html).toMatch(/<html[^>]*lang="en" dir="ltr"/);
  expect(english.html).toContain('locale=he');
});

test('does not link the admin with a parameter it would read as its content language', async () => {
  const { html } = await renderMail(
    { ...content, button: { label: 'Picks', path: '/admin/projects/1' } },
    brand,
    'en',
  );
  expect(html).toContain('href="https://keepers.example/admin/projects/1"');
  expect(html).toContain('href="https://keepers.example/?locale=he"');
});

test('lets no name become markup or another header', async () => {
  const hostile = { ...content, subject: 'A\r\nBcc: all@example.com', heading: '<script>alert(1)</script>' };
  const { html, subject } = await renderMail(hostile, { ...brand, accent: 'red;background:url(//x)' }, 'en');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('url(//x)');
  expect(subject).toBe('A Bcc: all@example.com');
});

test('writes on every accent in a colour that can be read', () => {
  expect(readableOn('#8a5a3c')).toBe('#ffffff');
  expect(readableOn('#ffe9a8')).toBe(INK);
  expect(accentOr('#zzzzzz')).toBe(INK);
  expect(accentOr(null)).toBe(INK);
});

test('every accent makes a readable button, and a readable accent is unchanged', () => {
  expect(buttonColors('#8a5a3c')).toEqual({ color: '#8a5a3c', ink: '#ffffff' });
  for (const step of [0, 51, 102, 119, 128, 153, 204, 255]) {
    for (const other of [0, 128, 255]) {
      const accent = `#${[step, other, 255 - step].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      const { color, ink } = buttonColors(accent);
      expect([accent, contrastOf(color, ink) >= 4.5]).toEqual([accent, true]);
    }
  }
});

test('shows the logo, which is attached, with the name as its alternative text', async () => {
  const logo = 'a'.repeat(64);
  const { html, text } = await renderMail(content, { ...brand, logo }, 'en');
  expect(html).toContain(`src="cid:logo-${logo}"`);
  expect(html).toContain('alt="Studio Alma"');
  expect(text.startsWith('Studio Alma\n')).toBe(true);
});

test('leads into a gallery on its studio’s host, and to everything else on the platform’s', async () => {
  const links = [
    { label: 'Stop', path: '/review_requests/stop?r=1' },
    { label: 'Order', path: '/events/e1/orders/o1?k=1' },
  ];
  const hosts = { name: 'alma', domain: 'alma.com' };
  const { text, html } = await renderMail({ ...content, links }, { ...brand, hosts }, 'en');
  for (const address of [
    'https://alma.com/i/token',
    'https://alma.com/i/token?locale=he',
    'https://alma.com/events/e1/orders/o1?k=1',
    'https://keepers.example/review_requests/stop?r=1',
  ])
    for (const part of [text, html.replaceAll('&amp;', '&')]) expect(part).toContain(address);
  const button = { label: 'Picks', path: '/admin/projects/e1/picks' };
  const studio = await renderMail({ ...content, button }, { ...brand, hosts }, 'en');
  expect(studio.text).toContain('https://keepers.example/admin/projects/e1/picks');
});
