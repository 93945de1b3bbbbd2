import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isNewer, type Release, refuseContent, refuseOffer, statementOf } from './release';

const own = generateKeyPairSync('ed25519');
const keyOf = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');
const KEY = keyOf(own.publicKey);
const content = Buffer.from('the program');

function offer(version: string, key = own.privateKey): Release {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const signature = sign(null, statementOf({ version, sha256 }), key).toString('base64');
  return { version, path: '/api/devices/agent', bytes: content.length, sha256, signature };
}

describe('an offered program', () => {
  test('is taken where it is newer and signed with the key', () => {
    expect(refuseOffer(offer('1.2.0'), '1.1.9', KEY)).toBeNull();
    expect(refuseContent(offer('1.2.0'), content)).toBeNull();
  });

  test.each(['1.1.8', '1.1.9', '1.1', '0.9.0', 'newest', '1.2.0-beta', ''])(
    'is refused as version %j by 1.1.9, whatever its signature',
    (version) => {
      expect(refuseOffer(offer(version), '1.1.9', KEY)).toBe('OLDER_VERSION');
    },
  );

  test('is refused where another key has signed it', () => {
    const other = generateKeyPairSync('ed25519');
    expect(refuseOffer(offer('2.0.0', other.privateKey), '1.0.0', KEY)).toBe('WRONG_SIGNATURE');
  });

  test('is refused where an old signed program is called new, or its content is another’s', () => {
    expect(refuseOffer({ ...offer('0.9.0'), version: '2.0.0' }, '1.0.0', KEY)).toBe('WRONG_SIGNATURE');
    const changed = { ...offer('2.0.0'), sha256: 'a'.repeat(64) };
    expect(refuseOffer(changed, '1.0.0', KEY)).toBe('WRONG_SIGNATURE');
  });

  test.each(['', 'AAAA', 'no base64 at all'])('is refused with the signature %j', (signature) => {
    expect(refuseOffer({ ...offer('2.0.0'), signature }, '1.0.0', KEY)).toBe('WRONG_SIGNATURE');
  });

  test('is refused by a key of another kind, and by none', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(refuseOffer(offer('2.0.0'), '1.0.0', keyOf(rsa.publicKey))).toBe('WRONG_SIGNATURE');
    expect(refuseOffer(offer('2.0.0'), '1.0.0', '')).toBe('WRONG_SIGNATURE');
  });

  test('is refused where one byte of what arrived is another, or is missing', () => {
    expect(refuseContent(offer('2.0.0'), Buffer.from('the pr0gram'))).toBe('WRONG_CONTENT');
    expect(refuseContent(offer('2.0.0'), content.subarray(1))).toBe('WRONG_CONTENT');
  });
});

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2', '1.9.9', true],
  ['1.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
])('%s after %s: %s', (version, than, newer) => {
  expect(isNewer(version, than)).toBe(newer);
});
