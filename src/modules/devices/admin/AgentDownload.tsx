'use client';

import { Download } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatBytes } from '@/core/text/format-bytes';
import ui from '@/ui/admin/ui.module.css';
import { cx } from '@/ui/primitives/class-names';
import type { Build } from '../operations/read-builds';
import { type Platform, sortBuilds, systemOf } from '../rules/platform';
import css from './devices.module.css';

/** Where programs are downloaded. */
export const PROGRAMS_AT = '/api/x/studio/programs';
const AGENT = `${PROGRAMS_AT}/agent`;

/** What the server offers for this visitor. */
export interface Downloads {
  builds: Build[];
  /** Whether the server is making them. */
  preparing: boolean;
  /** The visitor's computer, by the browser's words. */
  platform: Platform | null;
}

/** The builds for the visitor's own system, the likelier one first, and the others. */
export function useBuilds({ builds, platform }: Downloads): { own: Build[]; others: Build[] } {
  const here = useMac(platform);
  const sorted = sortBuilds(builds, here);
  const isOwn = (build: Build) => here !== null && systemOf(build.platform) === systemOf(here);
  return { own: sorted.filter(isOwn), others: sorted.filter((build) => !isOwn(build)) };
}

/** The uploader for this computer, or why it is not here, and how it is started. */
export function AgentDownload({ own, downloads }: { own: Build[]; downloads: Downloads }) {
  const t = useTranslations('admin-devices.get');
  const { platform, preparing } = downloads;
  useRefresh(preparing);
  const [first] = own;
  const system = platform ? systemOf(platform) : null;
  return (
    <li id="app" tabIndex={-1}>
      <div className={css.who}>
        <strong>{t('agent')}</strong>
        <span className={css.facts}>{t('agentText')}</span>
        {first ? (
          <BuildFacts build={first} />
        ) : (
          <span className={css.notice}>
            {t(!platform ? 'onComputer' : preparing ? 'preparing' : 'noBuilds')}
          </span>
        )}
        <ol className={css.steps}>
          <li>
            {t('steps.agent.get')}{' '}
            {system === 'win' || system === 'darwin' ? t(`firstStart.${system}`) : null}
          </li>
          <li>{t('steps.agent.code')}</li>
          <li>{t('steps.agent.folders')}</li>
        </ol>
        <span className={css.facts}>{t('deleted')}</span>
      </div>
      {own.length > 0 ? (
        <div className={css.downloads}>
          {own.map((build) => (
            <BuildLink key={build.platform} build={build} main={build === first} />
          ))}
        </div>
      ) : null}
    </li>
  );
}

const LOOKS_EVERY_MS = 10_000;

/** Reads the page again every ten seconds, while the server makes what it offers. */
function useRefresh(on: boolean) {
  const router = useRouter();
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => router.refresh(), LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [on, router]);
}

/** The uploader for other systems, and for computers that have Node.js. */
export function OtherBuilds({ builds }: { builds: Build[] }) {
  const t = useTranslations('admin-devices.get');
  return (
    <details className={css.others}>
      <summary>{t('others')}</summary>
      <ul className={css.list}>
        {builds.map((build) => (
          <li key={build.platform}>
            <div className={css.who}>
              <strong>{t(`platform.${build.platform}`)}</strong>
              <BuildFacts build={build} />
            </div>
            <BuildLink build={build} />
          </li>
        ))}
        <li>
          <div className={css.who}>
            <strong>{t('anySystem')}</strong>
            <span className={css.facts}>{t('needsNode')}</span>
          </div>
          <DownloadLink href={AGENT} label={t('downloadFor', { system: t('anySystem') })} />
        </li>
      </ul>
    </details>
  );
}

/** Version and size. */
function BuildFacts({ build: { version, bytes } }: { build: Build }) {
  const t = useTranslations('admin-devices');
  const locale = useLocale();
  return (
    <span className={css.facts}>
      <span>{t('version', { version })}</span>
      <span>{formatBytes(bytes, locale)}</span>
    </span>
  );
}

function BuildLink({ build: { platform }, main }: { build: Build; main?: boolean }) {
  const t = useTranslations('admin-devices.get');
  const text = t('downloadFor', { system: t(`platform.${platform}`) });
  return <DownloadLink href={`${AGENT}?platform=${platform}`} label={text} main={main} long />;
}

/** A link that downloads; `long` shows its whole label. */
export function DownloadLink({
  href,
  label,
  main,
  long,
}: {
  href: string;
  label: string;
  main?: boolean;
  long?: boolean;
}) {
  const t = useTranslations('admin-devices.get');
  return (
    <a className={cx(ui.button, main && ui.primary)} href={href} download aria-label={label}>
      <Download aria-hidden /> {long ? label : t('download')}
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
