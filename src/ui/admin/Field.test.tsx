import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '../messages/en/admin.json';
import { TextField } from './Field';

const drawn = (maxLength: number, length: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ admin: messages }}>
      <TextField label="Name" maxLength={maxLength} value={'x'.repeat(length)} readOnly />
    </NextIntlClientProvider>,
  );

test.each([
  ['far from its limit', 200, 100, null],
  ['near its limit', 200, 190, '190 of 200 characters'],
  ['at its limit', 200, 200, 'longer pasted text is cut'],
  ['of a short code', 7, 7, null],
])('a text %s shows its count or none', (_, maxLength, length, said) => {
  const html = drawn(maxLength, length);
  if (said === null) expect(html).not.toContain('role="status"');
  else expect(html).toContain(said);
  expect(html.includes('aria-describedby')).toBe(said !== null);
});
