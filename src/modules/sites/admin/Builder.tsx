'use client';

import { useTranslations as useT } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLeaveGuard } from '@/ui/admin/use-leave-guard';
import type { SiteDocument } from '../rules/document';
import type { StudioSite } from '../rules/studio-site';
import { StaleDialog } from './dialogs/StaleDialog';
import { SidePanel } from './panels/SidePanel';
import type { Device } from './preview/devices';
import { Preview } from './preview/Preview';
import {
  BuilderProvider,
  type Builder as BuilderState,
  type Language,
  wordsOf,
} from './state/builder-context';
import { isKey } from './state/is-key';
import type { SiteParts } from './state/parts';
import { usePictureNews } from './state/use-picture-news';
import { useSite } from './state/use-site';
import css from './styles/frame.module.css';
import { TopBar } from './TopBar';

/** The site builder: panels beside a live preview. Changes show at once and are saved after a short pause. */
export function Builder({
  read,
  parts,
  locale,
  query,
}: {
  read: StudioSite & { document: SiteDocument };
  parts: SiteParts;
  locale: Language;
  query: string;
}) {
  const t = useT('sites.builder');
  const site = useSite(read, query);
  const { document, undo, redo, kept } = site;
  const [device, setDevice] = useState<Device>('desktop');
  // On a phone, and beside the panel on a tablet, the desktop's page would be too small to read.
  useEffect(() => {
    if (matchMedia('(max-width: 62rem)').matches) setDevice('phone');
  }, []);
  const [language, setLanguage] = useState<Language>(
    document.languages.includes(locale) ? locale : (document.languages[0] ?? 'en'),
  );
  const home = document.pages.find(({ slug }) => slug === '')?.id ?? document.pages[0]?.id ?? '';
  const [at, setAt] = useState(home);
  const page = at === 'missing' || document.pages.some(({ id }) => id === at) ? at : home;
  const [block, setBlock] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [pane, setPane] = useState<'edit' | 'look'>('edit');
  const setPage = useCallback((id: string) => {
    setAt(id);
    setBlock(null);
  }, []);
  const choose = useCallback((id: string | null) => {
    setBlock(id);
    if (id) setPane('edit');
  }, []);
  usePictureNews(site);
  const guard = useLeaveGuard(kept.state === 'saving' || kept.state === 'failed');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !isKey(event, 'z')) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [undo, redo]);
  const samples = useMemo(() => wordsOf(parts), [parts]);
  const builder = useMemo<BuilderState>(
    () => ({
      ...site,
      parts,
      samples,
      language,
      setLanguage,
      page,
      setPage,
      block,
      setBlock: choose,
      wanted,
      setWanted,
    }),
    [site, parts, samples, language, page, setPage, block, choose, wanted],
  );
  return (
    <BuilderProvider value={builder}>
      <main className={css.builder} data-pane={pane}>
        <h1 className={css.hiddenTitle}>{t('title')}</h1>
        <TopBar device={device} setDevice={setDevice} />
        <div className={css.panes}>
          <SidePanel />
          <Preview device={device} />
        </div>
        <nav className={css.paneSwitch} aria-label={t('panes')}>
          {(['edit', 'look'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={pane === one} onClick={() => setPane(one)}>
              {t(`pane.${one}`)}
            </button>
          ))}
        </nav>
        <StaleDialog />
        {guard}
      </main>
    </BuilderProvider>
  );
}
