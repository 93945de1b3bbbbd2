import { describe, expect, it } from 'vitest';
import {
  cleanSiteName,
  placeOfHost,
  siteNameProblem,
  siteNamesLead,
  siteOrigin,
  studioOrigin,
} from './site-name';

describe('a site’s name', () => {
  it.each([
    [' Studio Alma ', 'studioalma'],
    ['ALMA-2\tphotos', 'alma-2photos'],
  ])('is %j without spaces and capitals', (typed, name) => {
    expect(cleanSiteName(typed)).toBe(name);
    expect(siteNameProblem(name)).toBeNull();
  });

  it.each([
    '',
    '-alma',
    'alma-',
    'al_ma',
    'al.ma',
    'סטודיו',
    'álma',
    'xn--4dbrk0ce',
    'a'.repeat(64),
    'alma/..',
  ])('is not %j', (name) => expect(siteNameProblem(name)).toBe('invalid'));

  it.each(['admin', 'events', 'www', 'api', 'reviews', 'users', 'i'])(
    '%s is reserved for the platform',
    (name) => expect(siteNameProblem(name)).toBe('taken'),
  );
});

describe('whose host it is', () => {
  const URL_HERE = 'https://photos.example.com';
  it.each([
    ['photos.example.com', URL_HERE],
    ['photos.example.com:443', URL_HERE],
    ['WWW.photos.example.com', URL_HERE],
    ['10.0.0.7:3000', URL_HERE],
    ['[::1]:3000', URL_HERE],
    ['keepers:3000', URL_HERE],
    ['', URL_HERE],
    ['keepers.local', URL_HERE],
    ['localhost:3000', URL_HERE],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['localhost:3000', 'http://localhost:3000'],
  ])('%j is the platform at %s', (host, url) => expect(placeOfHost(host, url)).toEqual({ kind: 'platform' }));

  it.each([
    ['demo.localhost:3000', 'http://localhost:3000'],
    ['Demo.localhost', 'http://127.0.0.1:3000'],
    ['demo.photos.example.com.', URL_HERE],
  ])('%s is a site', (host, url) => expect(placeOfHost(host, url)).toEqual({ kind: 'site', name: 'demo' }));

  it.each([
    'a.b.photos.example.com',
    'admin.photos.example.com',
    '.photos.example.com',
    'a_b.photos.example.com',
  ])('%s belongs to no site', (host) => expect(placeOfHost(host, URL_HERE)).toEqual({ kind: 'unknown' }));

  it.each(['evilphotos.example.com', 'Alma.com:443', 'example.com.', 'demo.localhost', '10.0.0.7.evil.com'])(
    '%s is a name elsewhere',
    (host) => {
      const bare = host.toLowerCase().replace(/:443$|\.$/, '');
      expect(placeOfHost(host, URL_HERE)).toEqual({ kind: 'elsewhere', host: bare });
    },
  );

  it('is the platform by its configured names, below its own too', () => {
    const others = ['keepers.example.net', 'status.photos.example.com'];
    for (const host of ['Keepers.example.net:8443', ...others])
      expect(placeOfHost(host, URL_HERE, { others })).toEqual({ kind: 'platform' });
  });

  it('has an address', () => {
    expect(siteOrigin('demo', 'http://127.0.0.1:4000')).toBe('http://demo.localhost:4000');
    expect(siteOrigin('demo', URL_HERE)).toBe('https://demo.photos.example.com');
  });

  it.each([
    [{ name: null, domain: null }, true, URL_HERE],
    // A proved domain opens nothing without a name: `findSiteByDomain`.
    [{ name: null, domain: 'alma.com' }, true, URL_HERE],
    [{ name: 'alma', domain: null }, true, 'https://alma.photos.example.com'],
    [{ name: 'alma', domain: null }, false, URL_HERE],
    [{ name: 'alma', domain: 'alma.com' }, false, 'https://alma.com'],
  ])('of %o leads its clients, while names work: %s, to %s', (hosts, work, origin) => {
    expect(studioOrigin(hosts, URL_HERE, work)).toBe(origin);
  });

  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://192.168.1.7:3000', false],
    [URL_HERE, null],
  ])('below %s leads to the platform: %s', (platform, lead) => {
    expect(siteNamesLead(platform)).toBe(lead);
  });
});
