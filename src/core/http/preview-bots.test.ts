import { describe, expect, it } from 'vitest';
import { isProgram } from './preview-bots';

const asks = (agent: string, more: Record<string, string> = {}) =>
  isProgram(new Headers(agent ? { 'user-agent': agent, ...more } : more));

const PROGRAMS = [
  '',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  'node',
];
const PEOPLE = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/21G93 [FBAN/FBIOS;FBAV/480.0.0.33.108]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/21G93 Instagram 340.0.2.26.98',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B; wv) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36 [Pinterest/Android]',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Mobile Safari/537.36 Telegram-Android/11.3.3 (Samsung SM-S918B; Android 14; SDK 34; HIGH)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Snapchat/13.10.0.41 (like Safari/8618.3.11, panda)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
];

describe('who follows a shared link', () => {
  it.each(PROGRAMS)('is a program: %s', (agent) => expect(asks(agent)).toBe(true));
  it.each(PEOPLE)('is a person: %s', (agent) => expect(asks(agent)).toBe(false));
  it('does not count a browser that only prefetches', () => {
    expect(asks(PEOPLE[0] ?? '', { 'sec-purpose': 'prefetch;prerender' })).toBe(true);
    expect(asks(PEOPLE[0] ?? '', { purpose: 'prefetch' })).toBe(true);
  });
});
