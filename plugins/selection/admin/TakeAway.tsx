'use client';

import { useT } from '@plugins/kit/admin';
import { CopyButton } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import css from './picks.module.css';
import type { PickerView } from './picks-view';

const FILES = ['pdf', 'csv', 'zip', 'json', 'txt'] as const;
/** Formats that hold stars and colors. */
const STARRED: readonly string[] = ['zip', 'json'];

/** Exports: text for Lightroom's and Capture One's search, and files; of one product or of all. */
export function TakeAway({
  eventId,
  product,
  total,
  markers,
}: {
  eventId: string;
  /** The filtered product; null: all. */
  product: { id: string; name: string; count: number } | null;
  total: number;
  /** Clients with stars or colors. */
  markers: PickerView[];
}) {
  const t = useT('selection.admin');
  const [wide, setWide] = useState(false);
  /** A client's key; empty: this user's. */
  const [whose, setWhose] = useState('');
  const all = wide || product === null;
  const count = product === null || all ? total : product.count;
  const query = (more: Record<string, string>) => {
    const parameters = new URLSearchParams({
      ...(all || product === null ? {} : { product: product.id }),
      ...more,
    }).toString();
    return parameters ? `?${parameters}` : '';
  };
  const text = (program: 'lightroom' | 'capture_one') => async () => {
    const response = await fetch(`/events/${eventId}/selection.txt${query({ for: program })}`);
    if (!response.ok) throw new Error(`The export failed with status ${response.status}`);
    return response.text();
  };
  return (
    <section className={css.take} aria-label={t('takeTitle')}>
      <header>
        <h2>{t('takeTitle')}</h2>
        <div className={css.choices}>
          {product === null ? null : (
            <label className={css.which}>
              <span>{t('which')}</span>
              <select value={all ? 'all' : 'one'} onChange={(event) => setWide(event.target.value === 'all')}>
                <option value="one">{t('whichOne', { product: product.name, count: product.count })}</option>
                <option value="all">{t('whichAll', { count: total })}</option>
              </select>
            </label>
          )}
          {markers.length === 0 ? null : (
            <label className={css.which}>
              <span>{t('stars')}</span>
              <select value={whose} onChange={(event) => setWhose(event.target.value)}>
                <option value="">{t('starsOwn')}</option>
                {markers.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name ?? t('client')}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </header>
      {count === 0 ? (
        <p>{t('takeNothing')}</p>
      ) : (
        <>
          <div className={css.ways}>
            <CopyButton key={`lr${all}${product?.id}`} text={text('lightroom')} label={t('copyLightroom')} />
            <CopyButton
              key={`c1${all}${product?.id}`}
              text={text('capture_one')}
              label={t('copyCaptureOne')}
            />
            <details className={css.files}>
              <summary>{t('takeFile')}</summary>
              <ul>
                {FILES.map((format) => (
                  <li key={format}>
                    <a
                      href={`/events/${eventId}/selection.${format}${query(whose && STARRED.includes(format) ? { marks: whose } : {})}`}
                      download
                    >
                      {t(`file.${format}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </div>
          <details className={css.how}>
            <summary>{t('takeHow')}</summary>
            <p>{t('copyHelp')}</p>
            <p>{t('xmpHelp')}</p>
            {markers.length === 0 ? null : <p>{t('starsHelp')}</p>}
          </details>
        </>
      )}
    </section>
  );
}
