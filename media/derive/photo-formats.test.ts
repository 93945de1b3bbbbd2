import { PHOTO_FORMAT_NAMES } from '@media/rules/photo-formats';
import { describe, expect, it } from 'vitest';
import en from '@/core/i18n/messages/en/errors.json';
import he from '@/core/i18n/messages/he/errors.json';
import { PHOTO_FORMATS } from './types';

describe('the formats named to people', () => {
  it('are the accepted formats', () => {
    expect(Object.keys(PHOTO_FORMAT_NAMES).sort()).toEqual([...PHOTO_FORMATS].sort());
  });

  it.each([
    ['en', en.NOT_A_PHOTOGRAPH],
    ['he', he.NOT_A_PHOTOGRAPH],
  ])('are all named in the refusal of another file, %s', (_locale, words) => {
    const unknown = /unknown \{([^}]*)\}/.exec(words)?.[1];
    for (const name of Object.values(PHOTO_FORMAT_NAMES)) expect(unknown).toContain(name);
  });
});
