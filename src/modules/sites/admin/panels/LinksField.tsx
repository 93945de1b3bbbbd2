'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { moved, newKey } from '../../rules/edit-document';
import { LinkField, type LinkValue } from '../fields/LinkField';
import { Sortable } from '../Sortable';
import { useBuilder } from '../state/builder-context';
import css from '../styles/fields.module.css';

const MOST = 12;

/** An ordered list of links, for menu and footer. */
export function LinksField({
  value,
  onChange,
}: {
  value: LinkValue[];
  onChange: (value: LinkValue[]) => void;
}) {
  const t = useT('sites.builder.site');
  const { document, language } = useBuilder();
  const keys = useRef<string[]>([]);
  while (keys.current.length < value.length) keys.current.push(newKey());
  const ids = keys.current.slice(0, value.length);
  const [open, setOpen] = useState<string | null>(null);
  const write = (next: LinkValue[], names = ids) => {
    keys.current = names;
    onChange(next);
  };
  const nameOf = ({ label }: LinkValue) => label[language] || label.en || label.he || t('linkUnnamed');
  const add = () => {
    const key = newKey();
    const page =
      document.pages.find(({ id }) => !value.some(({ to }) => to === `page:${id}`)) ?? document.pages[0];
    write([...value, { label: { ...page?.title }, to: `page:${page?.id ?? ''}` }], [...ids, key]);
    setOpen(key);
  };
  return (
    <>
      <Sortable
        className={css.items}
        ids={ids}
        label={(id) => t('moveLink', { name: nameOf(value[ids.indexOf(id)] ?? { label: {}, to: '' }) })}
        onMove={(from, to) => write(moved(value, from, to), moved(ids, from, to))}
        row={(id, grip, index) => {
          const link = value[index];
          if (!link) return null;
          return (
            <div className={css.item} data-open={open === id || undefined}>
              <div className={css.itemHead}>
                {grip}
                <button
                  type="button"
                  className={css.itemName}
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? null : id)}
                >
                  <bdi>{nameOf(link)}</bdi>
                </button>
                <Button
                  look="quiet"
                  iconOnly
                  small
                  aria-label={t('removeLink', { name: nameOf(link) })}
                  onClick={() =>
                    write(
                      value.filter((_one, at) => at !== index),
                      ids.filter((_one, at) => at !== index),
                    )
                  }
                >
                  <Trash2 aria-hidden />
                </Button>
              </div>
              {open === id ? (
                <div className={css.itemBody}>
                  <LinkField
                    label={t('link')}
                    value={link}
                    onChange={(next) =>
                      next.to && onChange(value.map((one, at) => (at === index ? next : one)))
                    }
                  />
                </div>
              ) : null}
            </div>
          );
        }}
      />
      <Button small disabled={value.length >= MOST} onClick={add}>
        <Plus aria-hidden /> {t('addLink')}
      </Button>
    </>
  );
}
