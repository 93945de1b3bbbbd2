import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '../messages/en.json';
import { SendState } from './SendState';
import type { Sending } from './send-photos';

const file = (name: string) => new File(['x'], name);
const draw = (change: Partial<Sending>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ 'guest-photos': messages } as never}>
      <SendState
        state={{ all: 3, done: 1, share: 0.5, running: [], failed: [], ended: false, ...change }}
        studio="Studio Alma"
        onRetry={() => undefined}
      />
    </NextIntlClientProvider>,
  );

test('each photo that is on its way has its progress beside the sum', () => {
  const html = draw({ running: [{ at: 1, name: 'IMG_2.JPG', share: 0.454 }] });
  expect(html).toContain('1 of 3 sent');
  expect(html).toMatch(/IMG_2\.JPG<\/bdi><span>45%/);
});

test('a photo that was not sent has its reason, and a retry only where it may succeed', () => {
  const refused = { at: 2, file: file('IMG_3.JPG'), reason: 'The connection was lost.' };
  const html = draw({ ended: true, failed: [{ ...refused, again: true }] });
  expect(html).toContain('The connection was lost.');
  expect(html).toContain('Try again');
  expect(draw({ ended: true, failed: [{ ...refused, again: false }] })).not.toContain('Try again');
});

test('what was sent is named in the number it has', () => {
  expect(draw({ ended: true, done: 1 })).toContain('It appears in the gallery when Studio Alma');
  expect(draw({ ended: true, done: 2 })).toContain('They appear in the gallery when Studio Alma');
});
