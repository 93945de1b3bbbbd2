'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatBytes } from '@/core/text/format-bytes';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Section } from '@/ui/admin/Page';
import ui from '@/ui/admin/ui.module.css';
import { cx } from '@/ui/primitives/class-names';
import type { Build } from '../operations/read-builds';
import { type Platform, sortBuilds } from '../rules/platform';
import css from './devices.module.css';

const AT = '/api/x/studio/programs';

/** What the server offers for this visitor. */
export interface Downloads {
  builds: Build[];
  /** The visitor's computer, by the browser's words. */
  platform: Platform | null;
}

/** Our own programs: the uploader for this computer first, and the plug-in with this server's address inside. */
export function GetPrograms({ downloads, server }: { downloads: Downloads; server: string }) {
  const t = useTranslations('admin-devices.get');
  const { builds } = downloads;
  const [first, ...others] = sortBuilds(builds, useMac(downloads.platform));
  return (
    <Section title={t('title')}>
      <ul className={css.list}>
        <li>
          <div className={css.who}>
            <strong>{t('agent')}</strong>
            <span className={css.facts}>{t('agentText')}</span>
            {first ? <BuildFacts build={first} /> : <span className={css.facts}>{t('noBuilds')}</span>}
            <ol className={css.steps}>
              <li>{t('steps.agent.get')}</li>
              <li>{t('steps.agent.code')}</li>
              <li>{t('steps.agent.connect')}</li>
            </ol>
          </div>
          {first ? (
            <DownloadLink
              href={`${AT}/agent?platform=${first.platform}`}
              text={t('downloadFor', { system: t(`platform.${first.platform}`) })}
              main
            />
          ) : (
            <DownloadLink
              href={`${AT}/agent`}
              text={t('download')}
              label={t('downloadOne', { name: t('agent') })}
            />
          )}
        </li>
        <li>
          <div className={css.who}>
            <strong>{t('lightroom')}</strong>
            <span className={css.facts}>{t('lightroomText')}</span>
            <ol className={css.steps}>
              <li>{t('steps.lightroom.get')}</li>
              <li>{t('steps.lightroom.add')}</li>
              <li>{t('steps.lightroom.connect')}</li>
            </ol>
          </div>
          <DownloadLink
            href={`${AT}/lightroom`}
            text={t('download')}
            label={t('downloadOne', { name: t('lightroom') })}
          />
        </li>
      </ul>
      <p className={css.address}>
        {t('address')} <bdi dir="ltr">{server}</bdi>
        <CopyButton small text={server} label={t('copyAddress')} />
      </p>
      {first ? (
        <details className={css.others}>
          <summary>{t('others')}</summary>
          <ul className={css.list}>
            <li>
              <div className={css.who}>
                <strong>{t(`platform.${first.platform}`)}</strong>
                <BuildFacts build={first} sum />
              </div>
            </li>
            {others.map((build) => (
              <li key={build.platform}>
                <div className={css.who}>
                  <strong>{t(`platform.${build.platform}`)}</strong>
                  <BuildFacts build={build} sum />
                </div>
                <DownloadLink
                  href={`${AT}/agent?platform=${build.platform}`}
                  text={t('download')}
                  label={t('downloadFor', { system: t(`platform.${build.platform}`) })}
                />
              </li>
            ))}
            <li>
              <div className={css.who}>
                <strong>{t('anySystem')}</strong>
                <span className={css.facts}>{t('needsNode')}</span>
              </div>
              <DownloadLink
                href={`${AT}/agent`}
                text={t('download')}
                label={t('downloadFor', { system: t('anySystem') })}
              />
            </li>
          </ul>
        </details>
      ) : null}
    </Section>
  );
}

/** Version and size, and with `sum` the checksum to compare. */
function BuildFacts({ build: { version, bytes, sha256 }, sum }: { build: Build; sum?: boolean }) {
  const t = useTranslations('admin-devices');
  const locale = useLocale();
  return (
    <span className={css.facts}>
      <span>{t('version', { version })}</span>
      <span>{formatBytes(bytes, locale)}</span>
      {sum ? (
        <span>
          SHA-256 <code dir="ltr">{sha256}</code>
        </span>
      ) : null}
    </span>
  );
}

function DownloadLink({
  href,
  text,
  label,
  main,
}: {
  href: string;
  text: string;
  label?: string;
  main?: boolean;
}) {
  return (
    <a className={cx(ui.button, main && ui.primary)} href={href} download aria-label={label}>
      <Download aria-hidden /> {text}
    </a>
  );
}

interface UserAgentData {
  getHighEntropyValues?: (names: string[]) => Promise<{ architecture?: string }>;
}

/** The platform, with a Mac's processor where the browser names it. */
function useMac(platform: Platform | null): Platform | null {
  const [intel, setIntel] = useState(false);
  useEffect(() => {
    const { userAgentData } = navigator as { userAgentData?: UserAgentData };
    userAgentData
      ?.getHighEntropyValues?.(['architecture'])
      .then(({ architecture }) => setIntel(architecture === 'x86'))
      .catch(() => undefined);
  }, []);
  return platform === 'darwin-arm64' && intel ? 'darwin-x64' : platform;
}
