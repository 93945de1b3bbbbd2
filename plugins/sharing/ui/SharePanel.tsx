'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { ShareClicks } from './ShareClicks';
import type { SharePanelProps } from './share-panel-props';

/**
 * The share channels: plain links, so that they work in the modal, on a page and without script; `data-share` names
 * the counter, `data-share-…` what the page's script does with it.
 */
export function SharePanel({ event, what, name, preview, url, text, links, qr }: SharePanelProps) {
  const t = useT('sharing');
  const wide = buttonClass('line', 'w-full');
  return (
    <div className="flex flex-col gap-5" data-share-event={event}>
      <ShareClicks />
      <h1 className="font-display text-3xl leading-snug">{t(what === 'photo' ? 'title' : 'titleGallery')}</h1>
      <div className="flex items-center gap-4">
        {preview && (
          <img
            src={preview.src}
            width={preview.width}
            height={preview.height}
            alt={name}
            className="size-20 shrink-0 rounded-sm object-cover"
          />
        )}
        <p className="text-quiet">{t(`who.${what}`)}</p>
      </div>
      <button
        type="button"
        className={buttonClass('ink', 'share-native w-full')}
        data-share="link"
        data-share-native={url}
        data-share-text={text}
      >
        {t('native')}
      </button>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ channel, href }) => (
          <li key={channel} className="grow basis-[40%] sm:basis-[30%]">
            <a
              href={href}
              className={wide}
              target="_blank"
              rel="noopener noreferrer"
              data-share={channel}
              data-share-popup={channel === 'email' || channel === 'whatsapp' ? undefined : ''}
            >
              {t(`channel.${channel}`)}
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1.5">
        <label htmlFor="share-address" className="text-[0.9375rem]">
          {t('address')}
        </label>
        <div className="flex gap-2">
          <input
            id="share-address"
            readOnly
            value={url}
            dir="ltr"
            className="min-h-12 w-full min-w-0 rounded-sm border border-line bg-raised px-3.5 text-base text-ink"
          />
          <button
            type="button"
            className={buttonClass('ink', 'shrink-0')}
            data-share="link"
            data-share-copy={url}
            data-share-done={t('copied')}
            data-share-failed={t('copyYourself')}
          >
            {t('copy')}
          </button>
        </div>
      </div>
      <details className="border-line border-t pt-4">
        <summary className="touch-target inline-flex cursor-pointer items-center underline decoration-line underline-offset-4 hover:decoration-current">
          {t('qr')}
        </summary>
        <img src={qr} alt={t('qrAlt')} width={200} height={200} className="mx-auto mt-2 bg-white" />
      </details>
    </div>
  );
}
