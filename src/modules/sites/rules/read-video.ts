/** A video on another site. */
export interface Video {
  site: 'YouTube' | 'Vimeo';
  /** The address of its page. */
  href: string;
  /** The address of its player, which sets no cookies before it plays. */
  player: string;
}

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

function youtubeId({ pathname, searchParams, hostname }: URL): string | null {
  const path = pathname.split('/').filter(Boolean);
  const id = hostname === 'youtu.be' ? path[0] : (searchParams.get('v') ?? path[1]);
  return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}

/** Returns the video of an address on YouTube or Vimeo; null for any other text. */
export function readVideo(address: string): Video | null {
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  if (YOUTUBE.test(url.hostname)) {
    const id = youtubeId(url);
    const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
    return id ? { site: 'YouTube', href: `https://www.youtube.com/watch?v=${id}`, player } : null;
  }
  if (!VIMEO.test(url.hostname)) return null;
  const [, id, secret] = /\/(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  const hash = secret ?? url.searchParams.get('h');
  const hidden = hash && /^[0-9a-f]{6,20}$/.test(hash) ? hash : null;
  return {
    site: 'Vimeo',
    href: `https://vimeo.com/${id}${hidden ? `/${hidden}` : ''}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hidden ? `&h=${hidden}` : ''}`,
  };
}
