import { useFormatter, useTranslations } from 'next-intl';
import type { EventView } from '@/domain/wire';
import { placeholderColour } from './placeholder-colour';

/** A project's date as people write it; the day stays the day in every time zone. */
export function useEventDate(date: string | null): string | null {
  const format = useFormatter();
  if (!date) return null;
  return format.dateTime(new Date(`${date.slice(0, 10)}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}

/** The first view: one photograph to the edges, the names, the date, the studio's mark, one button. */
export function Cover({ event }: { event: EventView }) {
  const t = useTranslations('gallery');
  const { cover, brand } = event;
  const date = useEventDate(event.date);
  const count = event.galleries.reduce((sum, gallery) => sum + gallery.count, 0);
  return (
    <header className="cover" data-photo={cover ? '' : undefined}>
      {cover && (
        <img
          src={cover.big}
          srcSet={coverSrcset(cover)}
          sizes="max(100vw, 100vh * 1.4)"
          width={cover.width || undefined}
          height={cover.height || undefined}
          alt=""
          fetchPriority="high"
          style={{ backgroundColor: placeholderColour(cover.thumbhash) }}
        />
      )}
      <div className="cover-words">
        <p className="cover-brand">
          {brand.logo ? <img src={brand.logo} alt={brand.name} className="max-h-14 w-auto" /> : brand.name}
        </p>
        <div className="cover-title">
          {(date || event.location) && (
            <p className="small-caps">{[date, event.location].filter(Boolean).join(' · ')}</p>
          )}
          <h1>{event.name}</h1>
          <a href="#photos" className="cover-button">
            {count > 0 ? t('viewPhotos', { count }) : t('viewGallery')}
          </a>
        </div>
      </div>
    </header>
  );
}

/** The cover by width: the 1280 px size and the full one. */
function coverSrcset({ big, medium, width, height }: NonNullable<EventView['cover']>): string | undefined {
  if (!(width > 0 && height > 0)) return undefined;
  const scale = Math.min(1, 1280 / Math.max(width, height));
  return `${medium} ${Math.round(width * scale)}w, ${big} ${width}w`;
}
