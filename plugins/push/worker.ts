/**
 * The service worker of the admin: shows notices, and opens what they are about. It answers no requests, so the admin
 * loads as without it.
 */
export const WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  const { title, body, path, tag, locale } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, {
    body, tag, lang: locale, dir: locale === 'he' ? 'rtl' : 'ltr', data: { path }, icon: '/apple-icon.png',
  }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then((open) => {
    const shown = open.find((page) => page.url.startsWith(self.location.origin + '/admin'));
    return shown ? shown.focus().then((page) => page.navigate(address)) : self.clients.openWindow(address);
  }));
});
`;

/** The admin on a home screen. */
export const MANIFEST = (locale: 'en' | 'he') => ({
  id: '/admin',
  name: 'Keepers',
  short_name: 'Keepers',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  lang: locale,
  dir: locale === 'he' ? 'rtl' : 'ltr',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});
