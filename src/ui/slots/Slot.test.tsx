import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { defineFeatureUi, type FeatureUi, unknownSlots } from './feature-ui';
import { Slot, SlotProvider } from './Slot';

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
