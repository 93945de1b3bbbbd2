import type { Card } from './photo-page-props';

/** Open Graph and Twitter tags of a card; React moves them into the head, and escapes their values. */
export function CardTags({ card, picture = true }: { card: Card; picture?: boolean }) {
  const { url, title, description, image, width, height, site, locale } = card;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale} />
      <meta name="description" content={description} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && (
        <>
          <meta property="og:image" content={image} />
          {image.startsWith('https:') && <meta property="og:image:secure_url" content={image} />}
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:image" content={image} />
          <meta name="twitter:image:alt" content={title} />
        </>
      )}
    </>
  );
}
