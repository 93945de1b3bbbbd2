/** The address of one photograph in the viewer: `#gid={list}&pid={media}`. */
export function viewerHash(listId: string, mediaId: string): string {
  return `#gid=${encodeURIComponent(listId)}&pid=${encodeURIComponent(mediaId)}`;
}

/** Reads such an address; null when a hash names no photograph. */
export function readViewerHash(hash: string): { gid: string | null; pid: string } | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const pid = params.get('pid');
  return pid ? { gid: params.get('gid'), pid } : null;
}
