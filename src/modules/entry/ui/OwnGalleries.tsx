import { useLocale, useTranslations } from 'next-intl';
import { dayWords } from '@/core/text/day-words';

/** A gallery that the signed-in person may open, or once could. */
export interface OwnGallery {
  id: string;
  name: string;
  studio: string;
  date: string | null;
  open: boolean;
  /** Its selection is completed. */
  done: boolean;
  src: string | null;
}

/** The galleries of the signed-in person, of all studios; those that are closed are named without a link. */
export function OwnGalleries({ galleries }: { galleries: readonly OwnGallery[] }) {
  const t = useTranslations('account.galleries');
  if (galleries.length === 0) return null;
  return (
    <section aria-labelledby="own-galleries" className="flex flex-col gap-4 border-line border-t pt-6">
      <h2 id="own-galleries" className="font-display text-2xl">
        {t('title')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6">
        {galleries.map((gallery) => (
          <li key={gallery.id}>
            {gallery.open ? (
              <a href={`/events/${gallery.id}`} target="_top" className="group flex flex-col gap-2">
                <Cover src={gallery.src} />
                <About gallery={gallery} />
              </a>
            ) : (
              <div className="flex flex-col gap-2">
                <Cover src={null} />
                <About gallery={gallery} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cover({ src }: { src: string | null }) {
  return (
    <span className="block aspect-[3/2] overflow-hidden rounded-sm bg-line/40">
      {src && <img src={src} alt="" loading="lazy" decoding="async" className="size-full object-cover" />}
    </span>
  );
}

function About({ gallery: { name, studio, date, open, done } }: { gallery: OwnGallery }) {
  const t = useTranslations('account.galleries');
  const locale = useLocale();
  const state = open ? (done ? t('done') : null) : t('closed');
  return (
    <span className="flex min-w-0 flex-col">
      <span className="break-words font-medium group-hover:underline">
        <bdi>{name}</bdi>
      </span>
      <span className="text-quiet text-sm">
        <bdi>{studio}</bdi>
        {date && <> · {dayWords(date, locale)}</>}
      </span>
      {state && <span className="text-quiet text-sm">{state}</span>}
    </span>
  );
}
