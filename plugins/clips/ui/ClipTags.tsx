import type { ClipCardTags } from './clip-page-props';

/** Open Graph and Twitter tags of a clip; React moves them into the head, and escapes their values. */
export function ClipTags({ card }: { card: ClipCardTags }) {
  const { url, title, site, image, video, width, height, seconds, locale } = card;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="video.other" />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:video" content={video} />
      {video.startsWith('https:') && <meta property="og:video:secure_url" content={video} />}
      <meta property="og:video:type" content="video/mp4" />
      <meta property="og:video:width" content={String(width)} />
      <meta property="og:video:height" content={String(height)} />
      <meta property="og:video:duration" content={String(seconds)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
