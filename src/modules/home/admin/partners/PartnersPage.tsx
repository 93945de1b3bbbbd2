'use client';

import { useTranslations } from 'next-intl';
import type { PartnerView } from '@/modules/subscriptions/operations/partners';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Page, Section } from '@/ui/admin/Page';
import css from './partners.module.css';

/** `/admin/settings/partners`: the link to share, what it brought, and how long rewards take. */
export function PartnersPage({ partner }: { partner: PartnerView }) {
  const t = useTranslations('admin-partners');
  const { link, clicks, signed_up, paying, given, waiting } = partner;
  const counts = [
    ['clicks', clicks],
    ['signedUp', signed_up],
    ['paying', paying],
    ['given', given],
  ] as const;
  return (
    <Page title={t('title')} help={t('help')}>
      <Section title={t('link')} help={t('linkHelp')}>
        <div className={css.link}>
          <code dir="ltr">{link}</code>
          <CopyButton text={link} label={t('copy')} />
        </div>
      </Section>
      <dl className={css.counts}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {waiting.length === 0 ? null : (
        <Section title={t('waiting')}>
          <ul className={css.waiting}>
            {waiting.map(({ days, held }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: who they are is not shown, so that nothing else names them
              <li key={at}>{held ? t('held') : t('days', { days })}</li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}
