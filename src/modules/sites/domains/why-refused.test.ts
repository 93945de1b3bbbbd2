import { expect, test } from 'vitest';
import { whyRefused } from './why-refused';

test.each([
  ['noa@alma.com', 'email'],
  ['10.0.0.1', 'number'],
  ['https://[::1]/', 'number'],
  ['alma', 'noDot'],
  ['alma.local', 'inner'],
  ['localhost:3000', 'inner'],
  ['my_site.com', 'letters'],
  ['my site.com', 'letters'],
  ['-alma.com', 'letters'],
  ['https://www.alma.com/about', 'taken'],
  ['סטודיו.co.il', 'taken'],
])('the domain "%s" is refused because of: %s', (typed, why) => {
  expect(whyRefused(typed)).toBe(why);
});
