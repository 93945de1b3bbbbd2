import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { defineFeatureUi, entriesOf, type FeatureUi, unknownSlots } from './feature-ui';
import { Slot, SlotProvider } from './Slot';
import { withViewer } from './with-viewer';

afterEach(() => vi.restoreAllMocks());

const broken = defineFeatureUi({
  id: 'broken',
  slots: {
    'gallery.menu': () => {
      throw new Error('of the broken feature');
    },
  },
});
const sound = defineFeatureUi({ id: 'sound', slots: { 'gallery.menu': () => <b>sound</b> } });

test('an error of one feature on the server leaves the page and the other features intact', async () => {
  const errors: string[] = [];
  const page = (
    <SlotProvider features={[broken, sound]}>
      <main>
        before <Slot name="gallery.menu" /> after
      </main>
    </SlotProvider>
  );
  const stream = await renderToReadableStream(page, { onError: (error) => void errors.push(String(error)) });
  const html = await new Response(stream).text();
  expect(html).toContain('before');
  expect(html).toContain('<b>sound</b>');
  expect(html).toContain('after');
  expect(errors).toEqual(['Error: of the broken feature']);
});

test('an unknown slot is logged with the feature’s name and the existing slots, and nothing throws', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const feature = { id: 'lost', slots: { 'gallery.sidebar': () => null } } as FeatureUi;
  expect(unknownSlots(feature)).toEqual([
    expect.stringMatching(
      /^Feature "lost": the slot "gallery.sidebar" does not exist; use one of gallery.head, /,
    ),
  ]);
  expect(defineFeatureUi(feature)).toBe(feature);
  expect(logged).toHaveBeenCalledOnce();
});

test('with the viewer’s halves each feature keeps its place and both its entries, and one that has no other half is added', () => {
  const [Tile, Line, Menu, Other] = [() => 'tile', () => 'line', () => 'menu', () => 'other'];
  const first = [
    defineFeatureUi({ id: 'talk', slots: { 'gallery.tile': Tile, 'viewer.menu': Line } }),
    defineFeatureUi({ id: 'shop', slots: {} }),
  ];
  const viewer = [
    defineFeatureUi({ id: 'alone', slots: { 'viewer.menu': Other } }),
    defineFeatureUi({ id: 'shop', slots: { 'viewer.menu': Other } }),
    defineFeatureUi({ id: 'talk', slots: { 'viewer.menu': [Menu] } }),
  ];
  const all = withViewer(first, viewer);
  expect(entriesOf(all, 'viewer.menu')).toEqual([
    { id: 'talk:0', Entry: Line },
    { id: 'talk:1', Entry: Menu },
    { id: 'shop:0', Entry: Other },
    { id: 'alone:0', Entry: Other },
  ]);
  expect(entriesOf(all, 'gallery.tile')).toEqual([{ id: 'talk:0', Entry: Tile }]);
});
