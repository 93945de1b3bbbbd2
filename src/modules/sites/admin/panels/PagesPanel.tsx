'use client';

import { Copy, Eye, EyeOff, Plus, Settings2, Trash2 } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Menu } from '@/ui/admin/Menu';
import { useUndo } from '@/ui/admin/use-undo';
import type { SitePageDocument } from '../../rules/document';
import { insertAfter, moved, newKey, withoutPage, withPage } from '../../rules/edit-document';
import { isPost } from '../../rules/journal';
import { pageName } from '../../rules/page-name';
import { freeSlug, toSlug } from '../../rules/slug';
import { Sortable } from '../Sortable';
import { useBuilder } from '../state/builder-context';
import css from '../styles/panels.module.css';
import { JournalList } from './JournalList';
import { NewPageDialog, PageDialog } from './PageDialog';

/** The pages of the site, in the order of its menu. */
export function PagesPanel({ onOpen }: { onOpen: () => void }) {
  const t = useT('sites.builder');
  const { document, page, setPage, language, change } = useBuilder();
  const offer = useUndo();
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState<SitePageDocument | null>(null);
  const { pages: all } = document;
  const pages = all.filter((one) => !isPost(one));
  const nameOf = (one: SitePageDocument) => pageName(one, language);
  const slugs = all.map(({ slug }) => slug);
  const put = (one: SitePageDocument, after: string | null) => {
    change((all) => ({ ...all, pages: insertAfter(all.pages, after, one) }));
    setPage(one.id);
  };
  const begin = () =>
    setAdding({
      id: newKey(),
      slug: freeSlug(toSlug(t('newPageSlug')), slugs),
      title: { [language]: t('newPage') },
      description: {},
      picture: null,
      shown: true,
      inMenu: true,
      blocks: [],
    });
  const copy = (one: SitePageDocument) => {
    const blocks = one.blocks.map((block) => ({ ...structuredClone(block), id: newKey() }));
    const slug = freeSlug(one.slug || toSlug(nameOf(one)), slugs);
    put({ ...one, id: newKey(), slug, shown: false, blocks }, one.id);
  };
  const remove = (one: SitePageDocument) => {
    const before = document;
    change((all) => withoutPage(all, one.id));
    if (page === one.id) setPage(pages.find(({ slug }) => slug === '')?.id ?? '');
    offer(
      t('pageDeleted', { name: nameOf(one) }),
      async () =>
        change((all) => ({
          ...all,
          menu: before.menu.length > all.menu.length ? before.menu : all.menu,
          pages: all.pages.some(({ id }) => id === one.id)
            ? all.pages
            : insertAfter(all.pages, before.pages[before.pages.indexOf(one) - 1]?.id ?? null, one),
        })),
      `page-${one.id}`,
    );
  };
  return (
    <div className={css.panelBody}>
      <Sortable
        className={css.rows}
        ids={pages.map(({ id }) => id)}
        label={(id) =>
          t('movePage', { name: nameOf(pages.find((one) => one.id === id) as SitePageDocument) })
        }
        onMove={(from, to) =>
          change((site) => ({ ...site, pages: [...moved(pages, from, to), ...site.pages.filter(isPost)] }))
        }
        row={(id, grip) => {
          const one = pages.find((other) => other.id === id);
          if (!one) return null;
          const home = one.slug === '';
          const more = home
            ? []
            : [
                {
                  icon: one.shown ? EyeOff : Eye,
                  label: t(one.shown ? 'hide' : 'show'),
                  run: () => change((all) => withPage(all, id, (p) => ({ ...p, shown: !p.shown }))),
                },
                { icon: Trash2, label: t('delete'), run: () => remove(one) },
              ];
          return (
            <div
              className={css.row}
              data-chosen={page === id || undefined}
              data-hidden={!one.shown || undefined}
            >
              {grip}
              <button
                type="button"
                className={css.rowName}
                onClick={() => {
                  setPage(id);
                  onOpen();
                }}
              >
                <span>
                  <bdi>{nameOf(one)}</bdi>
                  <small dir="ltr">/{one.slug}</small>
                </span>
              </button>
              <Menu
                label={t('pageMenu', { name: nameOf(one) })}
                items={[
                  { icon: Settings2, label: t('pageSettings'), run: () => setEditing(id) },
                  { icon: Copy, label: t('duplicate'), run: () => copy(one) },
                  ...more,
                ]}
              />
            </div>
          );
        }}
      />
      <Button onClick={begin}>
        <Plus aria-hidden /> {t('addPage')}
      </Button>
      <JournalList onOpen={onOpen} onRemove={remove} />
      {editing ? <PageDialog id={editing} onClose={() => setEditing(null)} /> : null}
      {adding ? (
        <NewPageDialog
          start={adding}
          onAdd={(one) => {
            put(one, null);
            setAdding(null);
          }}
          onClose={() => setAdding(null)}
        />
      ) : null}
    </div>
  );
}
