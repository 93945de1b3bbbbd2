/** Apps that show an address on a map. */
export type MapApp = 'google' | 'apple' | 'waze';

const APPS: Record<MapApp, (query: string) => string> = {
  google: (query) => `https://www.google.com/maps/search/?api=1&query=${query}`,
  apple: (query) => `https://maps.apple.com/?q=${query}`,
  waze: (query) => `https://waze.com/ul?navigate=yes&q=${query}`,
};

/** Returns the addresses that open a place in map apps; none of them is loaded by the page. */
export const mapLinks = (place: string): { app: MapApp; href: string }[] =>
  (Object.keys(APPS) as MapApp[]).map((app) => ({ app, href: APPS[app](encodeURIComponent(place)) }));
