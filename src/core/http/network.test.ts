import { describe, expect, it } from 'vitest';
import { networksOf } from './network';

describe('the networks that tries of an address are counted for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', null],
    ['::ffff:203.0.113.7', '203.0.113.7', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1::9', '2001:db8:1:0::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['', '', null],
    ['unknown', 'unknown', null],
    ['1:2:3', '1:2:3', null],
    ['1::2::3', '1::2::3', null],
    ['2001:db8::zz', '2001:db8::zz', null],
  ])('of %j are %j and %j', (address, near, block) => {
    expect(networksOf(address)).toEqual({ near, block });
  });
});
