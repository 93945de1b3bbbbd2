import { useFormatter, useTranslations } from 'next-intl';
import type { EventView } from '@/core/wire';
import { Name } from '../primitives/Name';
import { CoverPhoto } from './CoverPhoto';
import { LanguageOffer } from './LanguageOffer';

/** Formats a project's date; the day is the same in every time zone. */
export function useEventDate(date: string | null): string | null {
  const format = useFormatter();
  if (!date) return null;
  return format.dateTime(new Date(`${date.slice(0, 10)}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}

/** The first view: one photograph to the edges, the names, the date, the studio's logo, one button. */
export function Cover({ event }: { event: EventView }) {
  const t = useTranslations('gallery');
  const { cover, brand } = event;
  const date = useEventDate(event.date);
  const filled = event.galleries.filter((gallery) => gallery.count > 0);
  // Of several galleries the button opens the first: the number of all would promise too much.
  const [first] = filled.length === 1 ? filled : [];
  return (
    <header className="cover" data-photo={cover ? '' : undefined}>
      {cover && <CoverPhoto photo={cover} />}
      <LanguageOffer />
      <div className="cover-words">
        <p className="cover-brand">
          {brand.logo ? <img src={brand.logo} alt={brand.name} /> : <Name>{brand.name}</Name>}
        </p>
        <div className="cover-title">
          {(date || event.location) && (
            <p className="small-caps">{[date, event.location].filter(Boolean).join(' · ')}</p>
          )}
          <h1>
            <Name>{event.name}</Name>
          </h1>
          <a href="#photos" className="cover-button">
            {first ? t('viewPhotos', { count: first.count }) : t('viewGallery')}
          </a>
        </div>
      </div>
    </header>
  );
}
