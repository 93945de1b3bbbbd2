'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Section } from '@/ui/admin/Page';
import {
  AgentDownload,
  DownloadLink,
  type Downloads,
  OtherBuilds,
  PROGRAMS_AT,
  useBuilds,
} from './AgentDownload';
import css from './devices.module.css';

/**
 * Our own programs with their first steps: the uploader, the plug-in, and the uploader beside other programs. The ids of
 * its parts are targets of links.
 */
export function GetPrograms({ downloads, server }: { downloads: Downloads; server: string }) {
  const t = useTranslations('admin-devices.get');
  const { own, others } = useBuilds(downloads);
  return (
    <Section title={t('title')}>
      <ul className={css.list}>
        <AgentDownload own={own} downloads={downloads} />
        <li id="lightroom" tabIndex={-1}>
          <div className={css.who}>
            <strong>{t('lightroom')}</strong>
            <span className={css.facts}>{t('lightroomText')}</span>
            <ol className={css.steps}>
              <li>{t('steps.lightroom.get')}</li>
              <li>{t('steps.lightroom.add')}</li>
              <li>{t('steps.lightroom.connect')}</li>
              <li>{t('steps.lightroom.publish')}</li>
            </ol>
          </div>
          <DownloadLink
            href={`${PROGRAMS_AT}/lightroom`}
            label={t('downloadOne', { name: t('lightroom') })}
          />
        </li>
        <li id="other-programs" tabIndex={-1}>
          <div className={css.who}>
            <strong>{t('otherPrograms')}</strong>
            <ol className={css.steps}>
              <li>{t('steps.other.export')}</li>
              <li>{t('steps.other.watch')}</li>
              <li>{t('steps.other.again')}</li>
            </ol>
          </div>
        </li>
      </ul>
      <p className={css.address}>
        {t('address')} <bdi dir="ltr">{server}</bdi>
        <CopyButton small text={server} label={t('copyAddress')} />
      </p>
      <OtherBuilds builds={others} />
    </Section>
  );
}
