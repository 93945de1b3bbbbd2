import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import en from '../messages/en.json';
import he from '../messages/he.json';
import { layAlbum } from '../rules/auto-layout';
import { picksOf } from '../rules/choices';
import { addCover, coverOf, setSpine } from '../rules/cover';
import { type AlbumDocument, styleSchema } from '../rules/document';
import { onFrame } from '../rules/edit';
import { formatSchema } from '../rules/format';
import { CM } from '../rules/lengths';
import { addText } from '../rules/place-text';
import { addSpineText } from '../rules/spine-text';
import type { ProofView } from '../rules/wire';
import { PinForm } from './PinForm';
import { ProofPage } from './ProofPage';
import { Surface } from './Surface';

const id = (at: number) => `0199aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`;
const photos = Array.from({ length: 8 }, (_, at) => ({
  ...{ id: id(at), name: `IMG_${at}.JPG`, width: 6000, height: 4000, focal: null, picked: true },
  ...{ src: `/small/${at}`, large: `/large/${at}` },
}));
const look = {
  ...{ format: formatSchema.parse({ width: 30 * CM, height: 30 * CM }), style: styleSchema.parse({}) },
  spine: 'right' as const,
};
let last = 0;
const laid: AlbumDocument = {
  ...{ v: 1, ...look },
  spreads: layAlbum(
    photos.slice(0, 6).map((one) => ({ ...one, weight: 0, taken: null, likeness: null, gallery: 'a' })),
    look,
    { least: 1, most: 9, spreads: 2, title: null },
    () => `i${++last}`,
  ),
};
const first = laid.spreads[0]?.id ?? '';
const map = new Map(photos.map((one) => [one.id, one]));
const draw = (node: ReactNode, locale: 'en' | 'he' = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="UTC"
      messages={{ albums: locale === 'en' ? en : he } as never}
    >
      {node}
    </NextIntlClientProvider>,
  );

describe('a spread on a screen', () => {
  const shown = (document: AlbumDocument) => {
    const [spread] = document.spreads;
    if (!spread) throw new Error('The spread is gone');
    return draw(<Surface document={document} spread={spread} photos={map} />);
  };

  test('has each photograph in its frame, in shares of the spread, and set from left to right', () => {
    const html = shown(laid);
    const [frame] = laid.spreads[0]?.frames ?? [];
    if (!frame) throw new Error('The frame is gone');
    expect(html).toContain('dir="ltr"');
    expect(html).toContain(`inset-inline-start:${(100 * frame.x) / 600_000}%`);
    expect(html.match(/<img/g)).toHaveLength(laid.spreads[0]?.frames.length ?? 0);
  });

  test('turns, straightens and greys a photograph as it is printed', () => {
    const frame = laid.spreads[0]?.frames[0]?.id ?? '';
    const html = shown(onFrame(laid, { spread: first, frame }, { turn: 90, tilt: 3, bw: true }));
    expect(html).toContain('rotate(3deg)');
    expect(html).toContain('rotate(90deg)');
    expect(html).toContain('grayscale(1)');
  });

  test('has the text along a spine, turned as it is printed, and none on a narrow one', () => {
    const covered = addCover(laid, { spine: 12_000, wrap: 9_000, title: 'Maya', photo: null }, () => 'c');
    const cover = (spine: number) => coverOf(setSpine(addSpineText(covered, 's'), spine));
    expect(shown(cover(12_000) ?? laid)).toMatch(/rotate:90deg[^>]*>(<[^>]*>)?Maya/);
    expect(shown(cover(7_000) ?? laid)).not.toContain('rotate:90deg');
  });

  test('has no empty places, which the editor alone shows', () => {
    const [spread] = laid.spreads;
    const [frame] = spread?.frames ?? [];
    if (!spread || !frame) throw new Error('The spread is gone');
    const empty = { ...spread, frames: [{ ...frame, media: null }] };
    const places = (more: object) =>
      draw(<Surface document={laid} spread={empty} photos={map} {...more} />).match(/<span/g) ?? [];
    expect(places({})).toHaveLength(0);
    expect(places({ places: true })).toHaveLength(1);
  });

  test('writes captions in their own direction, with the typefaces that are printed', () => {
    const html = shown(addText(laid, first, 't', 'מאיה & Jonathan'));
    // The direction of the words must not place the caption: `inset-inline-start` follows an element's own.
    expect(html).toMatch(/<p style="[^"]*"><span dir="auto"/);
    expect(html).toContain('Album Serif');
    expect(html).toContain('@font-face');
    expect(html).toContain('cqw');
  });
});

describe('the page of a proof', () => {
  const proof: ProofView = {
    ...{
      id: id(99),
      name: 'Maya',
      state: 'proof',
      round: 2,
      closes_on: '2027-05-01',
      approved_at: null,
      approved_by: null,
    },
    ...{ note: 'Here it is', document: laid, photos, staff: false, nameless: false, changes: null },
    pins: [
      {
        ...{
          id: 'p',
          round: 2,
          spread: first,
          x: 0.5,
          y: 0.25,
          text: 'Lighter',
          swap_out: id(0),
          swap_in: id(7),
        },
        ...{ studio: false, name: 'Dana', mine: true, resolved: false, at: '2027-04-01T10:00:00Z' },
      },
      {
        ...{
          id: 'q',
          round: 1,
          spread: first,
          x: 0.5,
          y: 0.25,
          text: 'Of the first proof',
          swap_out: null,
          swap_in: null,
        },
        ...{ studio: false, name: 'Dana', mine: true, resolved: true, at: '2027-03-01T10:00:00Z' },
      },
    ],
  };
  const page = (more: Partial<ProofView> = {}, locale: 'en' | 'he' = 'en') =>
    draw(<ProofPage event="e" studio="Studio Alma" csrf="c" proof={{ ...proof, ...more }} />, locale);

  test.each(['en', 'he'] as const)(
    'has every spread, this round’s notes, and no missing text, %s',
    (locale) => {
      const html = page({}, locale);
      expect(html.match(/data-spread=/g)).toHaveLength(laid.spreads.length);
      expect(html).toContain('Lighter');
      expect(html.match(/Lighter/g)).toHaveLength(1);
      // The note of the proof before is in a list of its own.
      expect(html.indexOf('Of the first proof')).toBeGreaterThan(html.indexOf('<details'));
      expect(html.indexOf('Of the first proof')).toBeLessThan(html.indexOf('</details>'));
      expect(html).not.toMatch(/albums\.proof\.\w+/);
      expect(html).toContain((locale === 'en' ? en : he).proof.approve);
    },
  );

  test('of a later round says what changed, marks it, and shows what it was', () => {
    expect(page()).not.toContain('since proof');
    expect(page({ changes: [] })).toContain('Nothing changed since proof 1.');
    const [spread] = laid.spreads;
    const html = page({ changes: [{ spread: first, before: spread ?? null }] });
    expect(html).toContain('1 spread changed since proof 1.');
    expect(html.match(new RegExp(`>${en.proof.changed}<`, 'g'))).toHaveLength(1);
    expect(html).toContain(en.proof.before);
    expect(page({ changes: [{ spread: first, before: null }] })).toContain(`>${en.proof.added}<`);
  });

  test('says what became of each note on the proof before, and leads to spreads that still exist', () => {
    const [, note] = proof.pins;
    const earlier = (more: object) => {
      const html = page({ pins: [{ ...proof.pins[0], ...note, ...more }] as typeof proof.pins });
      return html.slice(html.indexOf('<details'), html.indexOf('</details>'));
    };
    expect(earlier({})).toContain('The note on proof 1');
    expect(earlier({})).toContain(`>${en.proof.earlierDone}<`);
    expect(earlier({})).toContain('>Spread 1</button>');
    expect(earlier({ spread: 'gone' })).not.toContain('<button');
    expect(earlier({ resolved: false })).toContain(`>${en.proof.earlierOpen}<`);
    // Its photograph is in the album still: the exchange was taken back.
    const out = laid.spreads[0]?.frames[0]?.media;
    expect(earlier({ swap_out: out, swap_in: id(7) })).toContain(`>${en.proof.earlierOpen}<`);
    const answer = earlier({ resolved: false, studio: true, mine: false, name: null });
    expect(answer).toContain(`>${en.proof.studio}<`);
    expect(answer).not.toContain(en.proof.earlierOpen);
    expect(page({ pins: [] })).not.toContain('<details');
  });

  test('begins with the cover, which has a name in place of a number', () => {
    const covered = addCover(laid, { spine: 9_000, wrap: 9_000, title: 'Maya', photo: null }, () => 'c');
    const html = page({ document: covered });
    expect(html.match(/data-spread="(\w+)"/)?.[1]).toBe('cover');
    expect(html).toContain(en.proof.pinOnCover);
    expect(html).toContain('Spread 1');
  });

  test.each([
    ['left', 'rtl'],
    ['right', 'ltr'],
  ] as const)('of a book bound at the %s begins with the front of its cover on a phone', (spine, way) => {
    const bound = { ...laid, spine };
    const covered = addCover(bound, { spine: 9_000, wrap: 9_000, title: 'Maya', photo: null }, () => 'c');
    const html = page({ document: covered });
    // What scrolls is twice as wide as a phone, and begins at the start of its direction.
    const scrolls = html.match(
      /<div dir="(\w+)" class="[^"]*overflow-x-auto"><div class="[^"]*w-\(--wide\) sm:w-full" style="--wide:([\d.]+)%/,
    );
    expect(scrolls?.[1]).toBe(way);
    // A phone's width is the front with the whole spine: 300 and 9 of 609 mm.
    expect(Number(scrolls?.[2])).toBeCloseTo((100 * 609) / 309, 3);
    expect(html.match(/overflow-x-auto/g)).toHaveLength(1);
    expect(html).toContain(en.proof.wholeCover);
  });

  test('has lines beside the spine of its cover, and the fold of a spread: none crosses the spine’s text', () => {
    const covered = addCover(laid, { spine: 12_000, wrap: 9_000, title: 'Maya', photo: null }, () => 'c');
    const html = page({ document: addSpineText(covered, 's') });
    const spine = `border-x" style="inline-size:${(100 * 12_000) / 612_000}%`;
    expect(html.split(spine)).toHaveLength(2);
    expect(html.match(/start-1\/2 w-px/g)).toHaveLength(laid.spreads.length);
  });

  test('keeps sizes in its name in their order in a Hebrew line', () => {
    expect(page({ name: 'מאיה 30 × 20 cm' }, 'he')).toContain('מאיה \u206630 × 20 cm\u2069');
  });

  test('of an approved album takes no notes, and names who approved', () => {
    const html = page({ state: 'approved', approved_by: 'Dana' });
    expect(html).toContain('Approved by Dana');
    // Right after the press no name is known: the studio sees it by then.
    expect(page({ state: 'approved' })).toContain('Thank you! Studio Alma sees that you approved the album.');
    expect(html).not.toContain(en.proof.approve);
    expect(html).not.toContain('cursor-crosshair');
    expect(html).not.toContain(en.proof.takeBack);
    expect(page({ state: 'approved', approved_by: 'Dana', staff: true })).toContain(en.proof.takeBack);
  });
});

describe('a note about a photograph', () => {
  const form = (picked: readonly (typeof photos)[number][], named = false) => (
    <PinForm
      event="e"
      photo={photos[0]}
      picks={picksOf(laid, picked)}
      named={named ? { name: '', setName: () => {} } : null}
      busy={false}
      onCancel={() => {}}
      onSend={async () => {}}
    />
  );

  test.each([
    ['all picks', photos],
    ['no pick outside the album', photos.slice(0, 6)],
    ['no pick at all', []],
  ])('always offers another photo: %s', (_, picked) => {
    expect(draw(form(picked))).toContain(`>${en.proof.swap}<`);
  });

  test('has a field for the name of a client without one alone', () => {
    expect(draw(form(photos, true))).toContain(en.proof.noteName);
    expect(draw(form(photos))).not.toContain(en.proof.noteName);
  });
});
