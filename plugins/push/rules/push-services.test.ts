import { expect, test } from 'vitest';
import { isPushService } from './push-services';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.example/x', false],
  ['https://notify.windows.com.example/x', false],
  ['https://127.0.0.1/x', false],
  ['nothing', false],
])('%s: %s', (address, expected) => expect(isPushService(address)).toBe(expected));

test('a host of the settings is allowed with its port alone', () => {
  expect(isPushService('http://127.0.0.1:81/x', ['127.0.0.1:81'])).toBe(true);
  expect(isPushService('http://127.0.0.1:82/x', ['127.0.0.1:81'])).toBe(false);
});
