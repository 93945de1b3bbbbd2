'use client';

import { Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { useLocale, useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/core/i18n/locale';
import { Button } from '@/ui/admin/Button';
import { Menu } from '@/ui/admin/Menu';
import { useUndo } from '@/ui/admin/use-undo';
import { insertAfter, moved, newKey, type SiteBlockDocument, withBlocks } from '../../rules/edit-document';
import { firstWords } from '../../rules/first-words';
import { keepsSample } from '../../rules/samples';
import { Drawing } from '../Drawing';
import { AddBlock } from '../dialogs/AddBlock';
import { Sortable } from '../Sortable';
import { partOf, useBuilder } from '../state/builder-context';
import { useBlockWords } from '../state/use-block-words';
import css from '../styles/panels.module.css';
import { FillPictures } from './FillPictures';

/** The blocks of the current page, in order. */
export function PagePanel() {
  const t = useT('sites.builder');
  const words = useBlockWords();
  const locale = useLocale() as Locale;
  const builder = useBuilder();
  const { document, page, block, setBlock, change } = builder;
  const offer = useUndo();
  const [adding, setAdding] = useState(false);
  const found = document.pages.find(({ id }) => id === page);
  if (!found) return null;
  const { blocks } = found;
  const write = (to: (all: SiteBlockDocument[]) => SiteBlockDocument[]) =>
    change((all) => withBlocks(all, page, to));
  const add = (type: string) => {
    const part = partOf(builder, type);
    const id = newKey();
    const one = {
      id,
      type,
      settings: structuredClone(part?.starter ?? {}),
      hidden: false,
      sample: part?.sample ?? false,
    };
    write((all) => insertAfter(all, block, one));
    setAdding(false);
    setBlock(id);
  };
  const remove = (one: SiteBlockDocument) => {
    const at = blocks.indexOf(one);
    write((all) => all.filter(({ id }) => id !== one.id));
    if (block === one.id) setBlock(null);
    offer(
      t('blockDeleted', { name: words.label(one.type) }),
      async () => write((all) => [...all.slice(0, at), one, ...all.slice(at)]),
      `block-${one.id}`,
    );
  };
  return (
    <div className={css.panelBody}>
      <FillPictures />
      {blocks.length === 0 ? (
        <div className={css.emptyPage}>
          <strong>{t('emptyPage')}</strong>
          <p>{t('emptyPageText')}</p>
        </div>
      ) : null}
      <Sortable
        className={css.rows}
        ids={blocks.map(({ id }) => id)}
        label={(id) => t('moveBlock', { name: words.label(blocks.find((one) => one.id === id)?.type ?? '') })}
        onMove={(from, to) => write((all) => moved(all, from, to))}
        row={(id, grip) => {
          const one = blocks.find((other) => other.id === id);
          if (!one) return null;
          const name = words.label(one.type);
          const said = firstWords(one.settings, locale);
          return (
            <div
              className={css.row}
              data-chosen={block === id || undefined}
              data-hidden={one.hidden || undefined}
            >
              {grip}
              <button
                type="button"
                className={css.rowName}
                aria-describedby={said ? `words-${id}` : undefined}
                onClick={() => setBlock(id)}
              >
                <Drawing type={one.type} />
                <span>
                  {name}
                  {said ? (
                    <small id={`words-${id}`} dir="auto" title={said} aria-hidden>
                      {said}
                    </small>
                  ) : null}
                  {one.sample || keepsSample(one, builder.samples) ? (
                    <em className={css.sampleMark}>{t(one.sample ? 'sample.mark' : 'sample.markText')}</em>
                  ) : null}
                </span>
              </button>
              <Menu
                label={t('blockMenu', { name })}
                items={[
                  {
                    icon: Copy,
                    label: t('duplicate'),
                    run: () =>
                      write((all) => insertAfter(all, id, { ...structuredClone(one), id: newKey() })),
                  },
                  {
                    icon: one.hidden ? Eye : EyeOff,
                    label: t(one.hidden ? 'show' : 'hide'),
                    run: () =>
                      write((all) =>
                        all.map((other) => (other.id === id ? { ...other, hidden: !other.hidden } : other)),
                      ),
                  },
                  { icon: Trash2, label: t('delete'), run: () => remove(one) },
                ]}
              />
            </div>
          );
        }}
      />
      <Button look="primary" onClick={() => setAdding(true)}>
        <Plus aria-hidden /> {t('addBlock')}
      </Button>
      {adding ? <AddBlock onAdd={add} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
