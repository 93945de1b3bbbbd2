'use client';

import { useT } from '@plugins/kit/admin';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { editsOf } from '../rules/edits';
import { EditWords } from '../ui/EditWords';
import { OptionName } from '../ui/OptionName';
import { PrintPicture } from '../ui/PrintPicture';
import type { LineView } from '../wire';
import css from './shop.module.css';

/** A line of an order: what it is, and its photographs as they are printed, each with its original file. */
export function OrderPhotos({ line, event }: { line: LineView; event: string | null }) {
  const t = useT('shop.admin.order');
  const locale = useLocale();
  return (
    <article className={css.line}>
      <h3>
        <bdi>{line.name}</bdi>
        {line.option_name && (
          <>
            {' · '}
            <OptionName>{line.option_name}</OptionName>
          </>
        )}
      </h3>
      <p>
        {line.kind === 'extra'
          ? t('extra', { count: line.quantity })
          : line.kind === 'digital'
            ? t('digital')
            : t('copies', { count: line.quantity })}{' '}
        · {moneyWords(line.amount, locale)}
      </p>
      {line.photos.length > 0 && (
        <ul className={css.photos}>
          {line.photos.map((photo, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a deleted photograph has no id
            <li key={at}>
              {photo.src ? (
                <PrintPicture {...photo} ratio={line.ratio} className={css.print} />
              ) : (
                <span className={css.gone}>{t('gone')}</span>
              )}
              {event && photo.id ? (
                <a href={`/events/${event}/medias/${photo.id}/download?size=original`} dir="ltr">
                  {photo.name}
                </a>
              ) : (
                <span dir="ltr">{photo.name}</span>
              )}
              {line.kind === 'print' && editsOf(photo.crop).length > 0 && (
                <span className={css.edits}>
                  <EditWords crop={photo.crop} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
