import { useTranslations } from 'next-intl';
import type { EventView } from '@/core/wire';
import { buttonClass } from '../primitives/button-class';
import { ErrorPage } from '../primitives/ErrorPage';

export interface InstallPageProps {
  event: Pick<EventView, 'id' | 'name' | 'icon' | 'brand' | 'layout_color'>;
  /** A QR code of the gallery's address, as a picture in its own address. */
  qr: string;
}

const WAYS = [
  { name: 'ios', steps: ['ios1', 'ios2', 'ios3'] },
  { name: 'android', steps: ['android1', 'android2', 'android3'] },
  { name: 'desktop', steps: ['desktop1'] },
] as const;

/** How to keep a gallery on a phone: a QR code for the computer's screen, and the steps on each kind of phone. */
export function InstallPage({ event, qr }: InstallPageProps) {
  const t = useTranslations('phone');
  return (
    <ErrorPage
      mark={event.brand.name}
      title={t('title')}
      text={t('intro', { name: event.name })}
      scheme={event.layout_color}
    >
      <figure className="hidden items-center gap-6 border-line border-y py-6 md:flex">
        <img src={qr} alt={t('qr')} className="size-40 shrink-0 rounded-lg bg-white p-2" />
        <figcaption className="flex flex-col gap-1">
          <span className="font-medium">{t('scan')}</span>
          <span className="text-quiet text-sm">{t('scanText')}</span>
        </figcaption>
      </figure>
      <div className="flex flex-col gap-8">
        {WAYS.map(({ name, steps }) => (
          <section key={name} className={name === 'desktop' ? 'max-md:hidden' : undefined}>
            <h2 className="mb-3 font-display text-2xl">{t(name)}</h2>
            <ol className="flex flex-col gap-2">
              {steps.map((step, index) => (
                <li key={step} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line text-sm"
                  >
                    {index + 1}
                  </span>
                  <span>{t(step)}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <a href={`/events/${event.id}`} className={buttonClass('ink', 'self-start')}>
        {t('back')}
      </a>
    </ErrorPage>
  );
}
