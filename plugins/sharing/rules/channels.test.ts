import { HOSTILE } from '@root/tests/helpers/hostile-names';
import { describe, expect, it } from 'vitest';
import { CHANNELS, channelLinks, isChannel, tagged } from './channels';
import { COUNTER_OF, COUNTERS, isReadOnly } from './counters';

const url = 'https://photos.test/events/1/medias/2';
const shared = { url, subject: 'Photos', text: 'A photo & more', after: '', picture: `${url}/card.jpg?v=1` };

describe('the addresses that share', () => {
  it('contain the tagged address, and no project code', () => {
    const links = channelLinks(shared);
    expect(new URL(links.facebook).searchParams.get('u')).toBe(`${url}?via=facebook`);
    expect(new URL(links.whatsapp).searchParams.get('text')).toBe(`A photo & more ${url}?via=whatsapp`);
    const x = new URL(links.twitter);
    expect([x.hostname, x.searchParams.get('url'), x.searchParams.get('text')]).toEqual([
      'x.com',
      `${url}?via=twitter`,
      'A photo & more',
    ]);
    const pin = new URL(links.pinterest).searchParams;
    expect([pin.get('url'), pin.get('media')]).toEqual([`${url}?via=pinterest`, shared.picture]);
    const mail = new URL(links.email).searchParams;
    expect([mail.get('subject'), mail.get('body')?.includes(`${url}?via=email`)]).toEqual(['Photos', true]);
  });

  it('put the code below the address in messages to people', () => {
    const { whatsapp, email } = channelLinks({ ...shared, after: 'Gallery code: AB2C-DEFG' });
    expect(new URL(whatsapp).searchParams.get('text')).toBe(
      `A photo & more ${url}?via=whatsapp\nGallery code: AB2C-DEFG`,
    );
    expect(new URL(email).searchParams.get('body')).toContain(`${url}?via=email\r\nGallery code: AB2C-DEFG`);
  });

  it('leave out a missing picture', () => {
    const { pinterest } = channelLinks({ ...shared, picture: null });
    expect(new URL(pinterest).searchParams.has('media')).toBe(false);
  });

  it('stay one valid address for any text', () => {
    for (const name of HOSTILE.filter((text) => text.isWellFormed())) {
      const links = channelLinks({ ...shared, text: name, subject: name });
      expect([...new URL(links.twitter).searchParams.keys()]).toEqual(['text', 'url']);
      expect(new URL(links.whatsapp).searchParams.get('text')).toBe(`${name} ${url}?via=whatsapp`);
      expect(links.email).not.toMatch(/[\s<>"]/);
    }
  });
});

it('every channel has a writable counter and a known tag', () => {
  for (const channel of CHANNELS) {
    expect([COUNTERS.includes(COUNTER_OF[channel]), isReadOnly(COUNTER_OF[channel])]).toEqual([true, false]);
    expect(isChannel(new URL(tagged(url, channel)).searchParams.get('via'))).toBe(true);
  }
  expect(['', 'x', undefined, null, '__proto__'].some(isChannel)).toBe(false);
});
