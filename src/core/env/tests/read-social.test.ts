import { expect, test } from 'vitest';
import { readSocial } from '../read-social.ts';

const OWN = { SOCIAL_OIDC_ID: 'a', SOCIAL_OIDC_SECRET: 'b' };

test('without settings there is no sign-in provider', () => {
  expect(readSocial({ SOCIAL_OIDC_NAME: 'Ours', SOCIAL_OIDC_ISSUER: 'https://id.test' })).toEqual([]);
});

test('each provider with id and secret is configured', () => {
  const all = readSocial({
    ...OWN,
    SOCIAL_OIDC_ISSUER: 'https://id.test/realms/one',
    SOCIAL_GOOGLE_ID: 'a',
    SOCIAL_GOOGLE_SECRET: 'b',
    SOCIAL_FACEBOOK_ID: 'a',
    SOCIAL_FACEBOOK_SECRET: 'b',
  });
  expect(all.map(({ id, name }) => [id, name])).toEqual([
    ['google', 'Google'],
    ['facebook', 'Facebook'],
    ['oidc', 'id.test'],
  ]);
});

test.each([
  [{ SOCIAL_GOOGLE_ID: 'a' }, /^SOCIAL_GOOGLE_SECRET must be set/],
  [{ SOCIAL_FACEBOOK_SECRET: 'a' }, /^SOCIAL_FACEBOOK_ID must be set/],
  [OWN, /^SOCIAL_OIDC_ISSUER must be set/],
  [{ ...OWN, SOCIAL_OIDC_ISSUER: 'http://id.test' }, /^SOCIAL_OIDC_ISSUER must be an https address/],
  [{ ...OWN, SOCIAL_OIDC_ISSUER: 'https://id.test/?x' }, /^SOCIAL_OIDC_ISSUER must/],
  [{ ...OWN, SOCIAL_OIDC_ISSUER: 'https://u:p@id.test/' }, /but it does not/],
])('%j names the missing setting', (values, says) => {
  expect(() => readSocial(values)).toThrow(says);
});

test('on this machine plain http will do', () => {
  for (const issuer of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
    expect(readSocial({ ...OWN, SOCIAL_OIDC_ISSUER: issuer })).toMatchObject([{ issuer }]);
});
