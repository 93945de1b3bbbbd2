'use client';

import { Files, FileText, Palette, Settings } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { pageName } from '../../rules/page-name';
import { useBuilder } from '../state/builder-context';
import frame from '../styles/frame.module.css';
import panels from '../styles/panels.module.css';
import { BlockPanel } from './BlockPanel';
import { LookPanel } from './LookPanel';
import { PagePanel } from './PagePanel';
import { PagesPanel } from './PagesPanel';
import { SitePanel } from './SitePanel';

const TABS = { page: FileText, pages: Files, look: Palette, site: Settings } as const;
type Tab = keyof typeof TABS;

/** The builder's panels: the page's blocks with the selected one's form, pages, look, and settings. */
export function SidePanel() {
  const t = useT('sites.builder');
  const { document, page, setPage, block, setBlock, language } = useBuilder();
  const [tab, setTab] = useState<Tab>('page');
  const [seen, setSeen] = useState(block);
  if (seen !== block) {
    setSeen(block);
    if (block) setTab('page');
  }
  const open = (next: Tab) => {
    setTab(next);
    setBlock(null);
    if (next !== 'site' && page === 'missing') setPage('');
  };
  const chosen = block !== null && tab === 'page';
  return (
    <aside className={frame.side} aria-label={t('panel')}>
      <div className={panels.sideTabs} role="tablist">
        {(Object.keys(TABS) as Tab[]).map((one) => {
          const Icon = TABS[one];
          return (
            <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => open(one)}>
              <Icon aria-hidden />
              <span>{t(`tab.${one}`)}</span>
            </button>
          );
        })}
      </div>
      {chosen ? <BlockPanel /> : null}
      {tab === 'page' && !chosen ? (
        <>
          <div className={panels.panelHead}>
            <select
              className={panels.pageChoice}
              aria-label={t('tab.page')}
              value={page}
              onChange={({ target }) => setPage(target.value)}
            >
              {document.pages.map((one) => (
                <option key={one.id} value={one.id}>
                  {pageName(one, language)}
                </option>
              ))}
            </select>
          </div>
          <PagePanel />
        </>
      ) : null}
      {tab === 'pages' ? <PagesPanel onOpen={() => setTab('page')} /> : null}
      {tab === 'look' ? <LookPanel /> : null}
      {tab === 'site' ? <SitePanel /> : null}
    </aside>
  );
}
