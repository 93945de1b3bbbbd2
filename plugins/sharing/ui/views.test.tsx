import { HOSTILE } from '@root/tests/helpers/hostile-names';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/core/i18n/locale';
import { fragmentRenderer } from '@/web/pages/render-fragment';
import { CardTags } from './CardTags';
import { sharingPages } from './pages';
import type { Card, PhotoPageProps } from './photo-page-props';
import type { SharePanelProps } from './share-panel-props';

const render = fragmentRenderer(sharingPages as never);
const draw = (page: string, data: object, locale: 'en' | 'he' = 'en') =>
  render(
    { page, data, title: '', fragment: true, scheme: 'light', accent: null, type: 'classic', event: 'e' },
    locale,
  );

const card: Card = {
  url: 'https://photos.test/events/1/medias/2',
  title: 'A photo',
  description: 'By a studio',
  image: 'https://photos.test/events/1/medias/2/card.jpg?v=1',
  width: 1280,
  height: 853,
  site: 'Studio',
  locale: 'en_US',
};
const page: PhotoPageProps = {
  studio: 'Studio',
  project: null,
  src: '/p.jpg',
  width: 1280,
  height: 853,
  hidden: false,
  gallery: '/events/1',
  inside: false,
  scheme: 'light',
  card,
};
const ATTACKS = [
  ...HOSTILE,
  '"><script>alert(1)</script>',
  `0;url=https://evil.test" http-equiv="refresh`,
  `'"><meta http-equiv=refresh content='0;url=//evil.test'>`,
  '</title><img src=x onerror=alert(1)>',
];

/** Returns every tag of a text with its attributes, as a browser would parse them. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z]+)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*\/?>/gi)].map(([, tag]) => tag);

describe('cards', () => {
  it('have all tags that previews read, with absolute addresses', () => {
    const html = renderToStaticMarkup(<CardTags card={card} />);
    for (const [name, value] of [
      ['og:title', card.title],
      ['og:url', card.url],
      ['og:image', card.image],
      ['og:image:secure_url', card.image],
      ['og:image:width', '1280'],
      ['og:image:height', '853'],
      ['og:site_name', 'Studio'],
    ])
      expect(html).toContain(`<meta property="${name}" content="${value}"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).toContain(`<link rel="canonical" href="${card.url}"/>`);
  });

  it('have no picture tags without a picture', () => {
    const html = renderToStaticMarkup(<CardTags card={card} picture={false} />);
    expect(html).not.toMatch(/image/);
  });

  it.each(ATTACKS)('stay intact for the name %j', (name) => {
    const hostile = { ...card, title: name, description: name, site: name };
    const html = renderToStaticMarkup(<CardTags card={hostile} />);
    const calm = renderToStaticMarkup(<CardTags card={card} />);
    expect(tagsOf(html)).toEqual(tagsOf(calm));
    expect(html).not.toMatch(/<script|<img|<meta http-equiv|onerror="/i);
    const drawn = draw('sharing.photo', { ...page, studio: name, project: name, card: hostile });
    expect(drawn).not.toMatch(/<script|<img src="?x|<meta http-equiv/i);
  });
});

describe('the page of a photograph', () => {
  it('has no card if it is not shared', () => {
    expect(draw('sharing.photo', { ...page, card: null })).not.toMatch(/og:|twitter:|canonical/);
  });
  it('names the project only if given', () => {
    expect(draw('sharing.photo', page)).toContain(
      '<h1 class="text-balance font-display text-2xl">A photo by Studio',
    );
    expect(draw('sharing.photo', { ...page, project: 'Dana & Omer' })).toContain(
      '<bdi>Dana &amp; Omer</bdi>',
    );
  });
});

describe.each(LOCALES)('the ways to share in %s', (locale) => {
  const panel: SharePanelProps = {
    event: 'e',
    what: 'photo',
    name: 'IMG_1.JPG',
    preview: { src: '/p.jpg', width: 300, height: 200 },
    url: 'https://photos.test/events/1?via=link',
    shown: 'photos.test/events/1',
    way: {
      copy: 'https://photos.test/events/1?via=link',
      text: 'Photos',
      links: (['whatsapp', 'facebook', 'twitter', 'pinterest', 'email'] as const).map((channel) => ({
        channel,
        href: `https://www.${channel}.com/sharer/sharer.php?u=x`,
      })),
    },
    withCode: null,
    qr: 'data:image/svg+xml;base64,AA',
  };
  it.each(['photo', 'public', 'gallery'] as const)('are real links with a text for %s', (what) => {
    const html = draw('sharing.share', { ...panel, what }, locale);
    expect(html).toMatch(/<a href="https:\/\/www\.facebook\.com[^>]*data-share="facebook"/);
    expect(html).toContain('data-share-event="e"');
    expect(html).not.toMatch(/sharing\.|\[missing|<script/);
  });

  it('open Facebook, X and Pinterest in a popup, and nothing else', () => {
    const links = draw('sharing.share', panel, locale).match(/<a [^>]*data-share="[^>]*>/g) ?? [];
    const popups = links.filter((link) => link.includes('data-share-popup'));
    expect(popups.map((link) => /data-share="(\w+)"/.exec(link)?.[1])).toEqual([
      'facebook',
      'twitter',
      'pinterest',
    ]);
    expect(links).toHaveLength(5);
  });
});
