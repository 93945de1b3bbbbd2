import { expect, test } from 'vitest';
import { reseal, seal, unseal } from './seal';

const OLD = 'an old secret of an installation, long enough';
const NOW = 'the secret of an installation, long enough too';

test('opens what it sealed, and the sealed text reveals nothing', () => {
  const sealed = seal('codes', 'row-1', 'JBSWY3DPEHPK3PXP עברית', NOW);
  expect(unseal('codes', 'row-1', sealed, [NOW])).toBe('JBSWY3DPEHPK3PXP עברית');
  expect(sealed).not.toContain('JBSWY');
  expect(seal('codes', 'row-1', 'the same', NOW)).not.toBe(seal('codes', 'row-1', 'the same', NOW));
});

test('opens for no other row, purpose or secret, and not after a single changed bit', () => {
  const sealed = seal('codes', 'row-1', 'word', NOW);
  expect(() => unseal('codes', 'row-2', sealed, [NOW])).toThrow();
  expect(() => unseal('bank', 'row-1', sealed, [NOW])).toThrow();
  expect(() => unseal('codes', 'row-1', sealed, [OLD])).toThrow(/does not have/);
  const [version, mark, packed = ''] = sealed.split('.');
  const bytes = Buffer.from(packed, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() =>
      unseal('codes', 'row-1', [version, mark, changed.toString('base64url')].join('.'), [NOW]),
    ).toThrow();
  }
  for (const broken of ['', 'v1', 'v2.x.y', `${version}.${mark}.`])
    expect(() => unseal('codes', 'row-1', broken, [NOW])).toThrow();
});

test('a rotated secret opens what the old one sealed and reseals it', () => {
  const sealed = seal('codes', 'row-1', 'word', OLD);
  const resealed = reseal('codes', 'row-1', sealed, [NOW, OLD]);
  expect(unseal('codes', 'row-1', resealed, [NOW])).toBe('word');
  expect(reseal('codes', 'row-1', resealed, [NOW, OLD])).toBe(resealed);
});
