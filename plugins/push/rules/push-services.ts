/** Push services of browsers: Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Whether an address is one of a browser's push service, so that no one can make the server call another; `named` are
 * hosts with their port that the installation's settings allow.
 */
export function isPushService(address: string, named: readonly string[] = []): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (named.includes(url.host)) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    SERVICES.some((host) =>
      host.startsWith('*') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
    )
  );
}
