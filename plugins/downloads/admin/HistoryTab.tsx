'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { ButtonLink, Empty, Moment, Reading } from '@plugins/kit/admin/parts';
import { formatBytes } from '@plugins/kit/internal';
import { useLocale } from 'next-intl';
import type { HistoryRow, HistoryView } from '../wire';
import css from './history.module.css';

/** Who downloaded what and when, the newest first. */
export function HistoryTab({ eventId, data }: { eventId: string; data?: unknown }) {
  const t = useT('downloads.admin');
  const read = useRead<HistoryView>(
    `/api/x/downloads/projects/${eventId}/history`,
    data as HistoryView | null,
  );
  const { found } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  const { used, permitted, rows } = found;
  const limited = permitted === null ? 'no' : 'yes';
  return (
    <div className={css.tab}>
      {rows.length === 0 && permitted === null ? null : (
        <p className={css.counter}>{t('counter', { limited, used, permitted: permitted ?? 0 })}</p>
      )}
      {rows.length === 0 ? (
        <Empty title={t('empty')} text={t(found.allowed ? 'emptyText' : 'off')}>
          {found.allowed ? null : (
            <ButtonLink href={`/admin/projects/${eventId}/details`}>{t('settings')}</ButtonLink>
          )}
        </Empty>
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {(['who', 'what', 'size', 'state', 'when'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Row({ row }: { row: HistoryRow }) {
  const t = useT('downloads');
  const locale = useLocale();
  const unnamed = row.files - row.photos.length;
  const names = () => <bdi>{row.photos.join(', ')}</bdi>;
  const state = row.counted || row.direct ? 'counted' : row.times > 0 ? 'begun' : 'ordered';
  return (
    <tr>
      <td>
        <bdi>{row.person ?? t('admin.guest')}</bdi>
        {row.role !== 'client' && row.role !== 'guest' && <small> · {t('admin.staff')}</small>}
      </td>
      <td>
        {row.direct
          ? t('admin.singles', { count: row.files })
          : `${t(`scope.${row.scope}`)} · ${t('files', { count: row.files })}`}
        {row.photos.length > 0 && (
          <small>{unnamed > 0 ? t.rich('admin.andMore', { names, count: unnamed }) : names()}</small>
        )}
      </td>
      <td>
        {t(`sizes.${row.size}`)}
        <small>
          <bdi>{formatBytes(row.bytes, locale)}</bdi>
        </small>
      </td>
      <td>{t(`admin.${state}`)}</td>
      <td>
        <Moment at={row.at} />
      </td>
    </tr>
  );
}
