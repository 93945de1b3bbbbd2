'use client';

import { Eye, EyeOff, Plus, Settings2, Trash2 } from 'lucide-react';
import { useLocale, useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/core/i18n/locale';
import { dayWords } from '@/core/text/day-words';
import { Button } from '@/ui/admin/Button';
import { Menu } from '@/ui/admin/Menu';
import type { SitePageDocument } from '../../rules/document';
import { newKey, withPage } from '../../rules/edit-document';
import { JOURNAL, postsOf } from '../../rules/journal';
import { pageName } from '../../rules/page-name';
import { freeSlug, toSlug } from '../../rules/slug';
import { partOf, useBuilder } from '../state/builder-context';
import css from '../styles/panels.module.css';
import { NewPageDialog, PageDialog } from './PageDialog';

/** Today where the browser is, without a time. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** What a new post begins with: a text, and a gallery for its photographs. */
const BEGINNING = ['sites.text', 'sites.gallery'];

/** The posts of the journal, newest first; the first one adds the page that lists them. */
export function JournalList({
  onOpen,
  onRemove,
}: {
  onOpen: () => void;
  onRemove: (page: SitePageDocument) => void;
}) {
  const t = useT('sites.builder');
  const locale = useLocale() as Locale;
  const builder = useBuilder();
  const { document, page, setPage, language, change } = builder;
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState<SitePageDocument | null>(null);
  const posts = postsOf(document, { draft: true });
  const slugs = document.pages.map(({ slug }) => slug);
  const nameOf = (one: SitePageDocument) => pageName(one, language);
  const blockOf = (type: string) => ({
    id: newKey(),
    type,
    settings: structuredClone(partOf(builder, type)?.starter ?? {}),
    hidden: false,
    sample: partOf(builder, type)?.sample ?? false,
  });
  const begin = () =>
    setAdding({
      id: newKey(),
      slug: freeSlug(toSlug(t('journal.newSlug')), slugs),
      title: { [language]: t('journal.new') },
      description: {},
      picture: null,
      shown: true,
      inMenu: false,
      post: { day: today(), intro: {} },
      blocks: BEGINNING.map(blockOf),
    });
  const add = (post: SitePageDocument) => {
    const listed = document.pages.some(({ blocks }) => blocks.some(({ type }) => type === JOURNAL));
    const list: SitePageDocument = {
      id: newKey(),
      slug: freeSlug('journal', [...slugs, post.slug]),
      title: { [language]: t('journal.page') },
      description: {},
      picture: null,
      shown: true,
      inMenu: true,
      blocks: [blockOf(JOURNAL)],
    };
    change((all) => ({ ...all, pages: [...all.pages, ...(listed ? [] : [list]), post] }));
    setPage(post.id);
    setAdding(null);
    onOpen();
  };
  return (
    <section className={css.journal} aria-label={t('journal.title')}>
      <h2>{t('journal.title')}</h2>
      {posts.length === 0 ? <p>{t('journal.empty')}</p> : null}
      <ul className={css.rows}>
        {posts.map((one) => (
          <li key={one.id}>
            <div
              className={css.row}
              data-chosen={page === one.id || undefined}
              data-hidden={!one.shown || undefined}
            >
              <button
                type="button"
                className={css.rowName}
                onClick={() => {
                  setPage(one.id);
                  onOpen();
                }}
              >
                <span>
                  <bdi>{nameOf(one)}</bdi>
                  <small>{dayWords(one.post.day, locale)}</small>
                </span>
                {one.shown ? null : <em className={css.sampleMark}>{t('journal.draft')}</em>}
              </button>
              <Menu
                label={t('pageMenu', { name: nameOf(one) })}
                items={[
                  { icon: Settings2, label: t('journal.settings'), run: () => setEditing(one.id) },
                  {
                    icon: one.shown ? EyeOff : Eye,
                    label: t(one.shown ? 'hide' : 'show'),
                    run: () => change((all) => withPage(all, one.id, (p) => ({ ...p, shown: !p.shown }))),
                  },
                  { icon: Trash2, label: t('delete'), run: () => onRemove(one) },
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button onClick={begin}>
        <Plus aria-hidden /> {t('journal.add')}
      </Button>
      {editing ? <PageDialog id={editing} onClose={() => setEditing(null)} /> : null}
      {adding ? <NewPageDialog start={adding} onAdd={add} onClose={() => setAdding(null)} /> : null}
    </section>
  );
}
