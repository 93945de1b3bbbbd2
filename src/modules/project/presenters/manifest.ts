import type { EventView } from '@/core/wire';

const COLORS = { light: '#faf8f5', dark: '#151413' };

/** Returns a gallery's W3C web app manifest. Each gallery is an installation of its own. */
export function presentManifest(event: EventView, locale: string): Record<string, unknown> {
  const color = COLORS[event.layout_color];
  const address = `/events/${event.id}`;
  return {
    id: address,
    name: event.name,
    short_name: event.name.length > 14 ? `${[...event.name].slice(0, 13).join('')}…` : event.name,
    description: event.brand.name,
    start_url: address,
    scope: '/',
    display: 'standalone',
    lang: locale,
    dir: locale === 'he' ? 'rtl' : 'ltr',
    background_color: color,
    theme_color: color,
    icons: [192, 512].map((size) => ({
      src: event.icon.replace('180.png', `${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  };
}
