const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ADDRESS = new RegExp(`/events/(${UUID})/clips/(${UUID})(?:[/?#]|$)`, 'i');

/** Reads project and clip from the address of a clip's page, on any host; null for another address. */
export function readAddress(address: string): { event: string; clip: string } | null {
  const [, event, clip] = ADDRESS.exec(address.trim()) ?? [];
  return event && clip ? { event: event.toLowerCase(), clip: clip.toLowerCase() } : null;
}
