'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { PrintCard } from '@plugins/kit/admin/internal';
import { ButtonLink, CopyButton, Empty, Reading } from '@plugins/kit/admin/parts';
import { COUNTERS } from '../rules/counters';
import type { SharingView } from '../rules/wire';
import css from './sharing.module.css';

/** What the studio hands on of a project: links and a card; then how often clients and guests shared it. */
export function SharingTab({ eventId, data }: { eventId: string; data?: unknown }) {
  const t = useT('sharing.admin');
  const read = useRead<SharingView>(`/api/x/sharing/projects/${eventId}/counts`, data as SharingView | null);
  const { found } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  const { guests, project, studio } = found;
  return (
    <div className={css.tab}>
      <div className={css.links}>
        <section className={css.card}>
          <h2>{t('guests.title')}</h2>
          <p className={css.note}>{t('guests.text')}</p>
          {guests.open ? null : <p className={css.note}>{t('guests.closed')}</p>}
          <code className={css.address} dir="ltr">
            {guests.link}
          </code>
          <div className={css.ways}>
            <CopyButton text={guests.link} label={t('guests.copy')} />
            <ButtonLink href={guests.whatsapp} newTab>
              {t('guests.whatsapp')}
            </ButtonLink>
            <ButtonLink href={guests.email}>{t('guests.email')}</ButtonLink>
            <PrintCard
              label={t('guests.print')}
              text={t('guests.scan')}
              name={project}
              studio={studio}
              qr={guests.qr}
            />
          </div>
        </section>
        <section className={css.card}>
          <h2>{t('people.title')}</h2>
          <p className={css.note}>{t('people.text')}</p>
          <div className={css.ways}>
            <ButtonLink href={`/admin/projects/${eventId}/clients`}>{t('people.open')}</ButtonLink>
          </div>
        </section>
      </div>
      <Shared of={found} />
      {found.facebook ? null : <p className={css.note}>{t('noFacebook')}</p>}
    </div>
  );
}

/** How often the project was shared by each channel, and how many visits that brought; unused channels are left out. */
function Shared({ of: { allowed, counts } }: { of: SharingView }) {
  const t = useT('sharing.admin');
  const raised = COUNTERS.filter((counter) => counts[counter]);
  if (raised.length === 0)
    return <Empty title={t(allowed ? 'none' : 'off')} text={t(allowed ? 'noneText' : 'offText')} />;
  return (
    <section className={css.shared}>
      <h2>{t('shared')}</h2>
      {allowed ? null : <p className={css.note}>{t('off')}</p>}
      <p className={css.note}>{t('about')}</p>
      <dl className={css.counts}>
        {raised.map((counter) => (
          <div key={counter} className={css.count}>
            <dt>{t(`counter.${counter}`)}</dt>
            <dd>{counts[counter]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
