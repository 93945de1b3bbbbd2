'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass, cx } from '@plugins/kit/view/parts';
import { ChannelIcon } from './ChannelIcon';
import { ShareClicks } from './ShareClicks';
import type { SharePanelProps, ShareWay } from './share-panel-props';

const ENTRY =
  'flex w-full flex-col items-center gap-1.5 rounded-sm py-1 text-center text-[0.8125rem] leading-tight text-ink';
const SIGN =
  'flex size-12 items-center justify-center rounded-full bg-ink/[0.07] transition-colors group-hover/way:bg-ink/[0.14]';

/**
 * The share channels: plain links, so that they work in the modal, on a page and without script; `data-share` names
 * the counter, `data-share-…` what the page's script does with it. A checkbox swaps them for those with the code.
 */
export function SharePanel({ event, what, name, preview, url, shown, way, withCode, qr }: SharePanelProps) {
  const t = useT('sharing');
  return (
    <div className="group/share flex flex-col gap-5" data-share-event={event}>
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
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-quiet">{t(`who.${what}`)}</p>
          <input
            readOnly
            value={shown}
            dir="ltr"
            aria-label={t('address')}
            className="w-full min-w-0 truncate bg-transparent py-1 text-ink text-sm rtl:text-right"
          />
        </div>
      </div>
      {withCode && (
        <label className="touch-target flex cursor-pointer items-start gap-3">
          <input type="checkbox" className="share-with-code mt-1 size-5 shrink-0 accent-ink" />
          <span className="flex flex-col">
            <span>
              {t('include')} · <bdi className="font-medium">{withCode.code}</bdi>
            </span>
            <span className="text-quiet text-sm">{t('includeHint')}</span>
          </span>
        </label>
      )}
      <Ways
        way={way}
        url={url}
        className={withCode ? 'flex group-has-[.share-with-code:checked]/share:hidden' : 'flex'}
      />
      {withCode && (
        <Ways
          way={withCode}
          url={url}
          both
          className="hidden group-has-[.share-with-code:checked]/share:flex"
        />
      )}
      <p role="status" className="share-said -my-3 min-h-5 text-center text-quiet text-sm" />
      <details className="text-center">
        <summary className="touch-target inline-flex cursor-pointer items-center text-sm underline decoration-line underline-offset-4 hover:decoration-current">
          {t('qr')}
        </summary>
        <img src={qr} alt={t('qrAlt')} width={200} height={200} className="mx-auto mt-2 bg-white" />
      </details>
    </div>
  );
}

/** The channels of one address; `both`: with the code in its texts. */
function Ways({
  way: { copy, text, links },
  url,
  both = false,
  className,
}: {
  way: ShareWay;
  url: string;
  both?: boolean;
  className: string;
}) {
  const t = useT('sharing');
  return (
    <div className={cx('flex-col gap-5', className)}>
      <button
        type="button"
        className={buttonClass('ink', 'share-native w-full')}
        data-share="link"
        data-share-native={url}
        data-share-text={text}
      >
        {t('native')}
      </button>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))]">
        <li>
          <button
            type="button"
            className={cx('group/way', ENTRY)}
            data-share="link"
            data-share-copy={copy}
            data-share-done={t('copied')}
            data-share-failed={t('copyYourself')}
          >
            <span className={SIGN}>
              <ChannelIcon of="link" />
            </span>
            {t(both ? 'copyBoth' : 'copy')}
          </button>
        </li>
        {links.map(({ channel, href }) => (
          <li key={channel}>
            <a
              href={href}
              className={cx('group/way', ENTRY)}
              target="_blank"
              rel="noopener noreferrer"
              data-share={channel}
              data-share-popup={channel === 'email' || channel === 'whatsapp' ? undefined : ''}
            >
              <span className={SIGN}>
                <ChannelIcon of={channel} />
              </span>
              {t(`channel.${channel}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
