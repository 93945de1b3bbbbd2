import { expect, test } from 'vitest';
import { shortName } from './short-name';

const ALBUMS = ['Parents’ album (bride’s side), 30 × 30', 'Parents’ album (groom’s side), 30 × 30'];

test.each([
  [ALBUMS[0], ALBUMS, '…bride’s side), 30 × 30'],
  [ALBUMS[1], ALBUMS, '…groom’s side), 30 × 30'],
  ['Album', ['Album', 'Album for parents'], 'Album'],
  ['Thank-you cards', ['Thank-you cards', 'Thank-you cards, folded'], 'Thank-you cards'],
  ['Thank-you cards, folded', ['Thank-you cards', 'Thank-you cards, folded'], '…cards, folded'],
  ['אלבום ההורים של הכלה', ['אלבום ההורים של הכלה', 'אלבום ההורים של החתן'], '…הכלה'],
  ['Canvas', ['Canvas', 'Canvas'], 'Canvas'],
  ['Canvas', [], 'Canvas'],
] as [string, string[], string][])('%s among others', (name, names, short) => {
  expect(shortName(name, names)).toBe(short);
});
