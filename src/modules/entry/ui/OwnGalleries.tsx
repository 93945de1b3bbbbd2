import { useLocale, useTranslations } from 'next-intl';
import { dayWords } from '@/core/text/day-words';
import { buttonClass } from '@/ui/primitives/button-class';
import { cx } from '@/ui/primitives/class-names';
import { LINK } from './AccountScreen';

/** A gallery that the signed-in person may open, or once could. */
export interface OwnGallery {
  id: string;
  name: string;
  studio: string;
  date: string | null;
  /** Whether it can be opened; else why not: not yet, no longer, or closed by its studio. */
  state: 'open' | 'soon' | 'ended' | 'closed';
  /** The day on which it ends, or ended. */
  until: string | null;
  src: string | null;
  /** States and next steps, those that wait for the person first; none unless it is open. */
  steps: readonly { text: string; href: string | null; waits: boolean }[];
}

const STEP = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The galleries of the signed-in person, of all studios, with what to do next; those that are not open have no link. */
export function OwnGalleries({ galleries }: { galleries: readonly OwnGallery[] }) {
  const t = useTranslations('account.galleries');
  const open = galleries.filter(({ state }) => state === 'open');
  const others = galleries.filter(({ state }) => state !== 'open');
  const count = open.filter(({ steps }) => steps.some(({ waits }) => waits)).length;
  const none = galleries.length === 0;
  return (
    <section aria-labelledby="own-galleries" className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h1 id="own-galleries" className="text-balance font-display text-4xl leading-tight sm:text-5xl">
          {t('title')}
        </h1>
        {none && <p className="max-w-xl text-lg text-quiet">{t('empty')}</p>}
        {count > 0 && <p className="text-lg text-quiet">{t('waiting', { count })}</p>}
      </div>
      {open.length > 0 && (
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {open.map((gallery) => (
            <Card key={gallery.id} gallery={gallery} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className="flex flex-col gap-2">
          <h2 className="font-display text-2xl">{t('notOpen')}</h2>
          <ul>
            {others.map((gallery) => (
              <li key={gallery.id} className="border-line border-t py-3">
                <About gallery={gallery} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <a href="/" className={none ? buttonClass('ink', 'self-start') : cx(LINK, 'self-start')}>
        {t('code')}
      </a>
    </section>
  );
}

/** An open gallery: its cover leads into it, each step to where it is done. */
function Card({ gallery }: { gallery: OwnGallery }) {
  const { id, src, steps } = gallery;
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <a href={`/events/${id}`} className="group flex flex-col gap-3">
        <span className="block aspect-[3/2] overflow-hidden rounded-sm bg-line/40">
          {src && <img src={src} alt="" loading="lazy" decoding="async" className="size-full object-cover" />}
        </span>
        <About gallery={gallery} />
      </a>
      {steps.length > 0 && (
        <ul>
          {steps.map(({ text, href, waits }) => (
            <li key={text} className="break-words text-sm">
              {href ? (
                <a href={href} className={cx(STEP, waits ? 'font-medium text-ink' : 'text-quiet')}>
                  {text}
                </a>
              ) : (
                <span className="inline-flex min-h-8 items-center text-quiet">{text}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function About({ gallery: { name, studio, date, state, until } }: { gallery: OwnGallery }) {
  const t = useTranslations('account.galleries');
  const locale = useLocale();
  const day = until && dayWords(until, locale);
  const said = state === 'open' ? day && t('until', { day }) : t(state, { day: day ?? '' });
  return (
    <span className="flex min-w-0 flex-col">
      <span className="break-words font-medium text-lg group-hover:underline">
        <bdi>{name}</bdi>
      </span>
      <span className="text-quiet text-sm">
        <bdi>{studio}</bdi>
        {date && <> · {dayWords(date, locale)}</>}
      </span>
      {said && <span className="text-quiet text-sm">{said}</span>}
    </span>
  );
}
