import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { CardTags } from './CardTags';

/** The social card of a public project; others have none. With a picture only if the project allows sharing. */
export function GalleryCard() {
  const t = useT('sharing');
  const { event } = useGallery();
  if (!event.public) return null;
  const { cover, brand } = event;
  const scale = cover ? Math.min(1, 1280 / Math.max(cover.width, cover.height)) : 1;
  return (
    <CardTags
      picture={Boolean(event.sharing && cover && !cover.hidden)}
      card={{
        url: event.url,
        title: `${event.name} · ${brand.name}`,
        description: t('card.by', { studio: brand.name }),
        image: `${new URL(event.url).origin}/events/${event.id}/medias/${cover?.id}/card.jpg`,
        width: Math.round((cover?.width ?? 0) * scale),
        height: Math.round((cover?.height ?? 0) * scale),
        site: brand.name,
        locale: t('locale'),
      }}
    />
  );
}
