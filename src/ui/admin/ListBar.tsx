'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '@/ui/primitives/class-names';
import css from './list-bar.module.css';
import ui from './ui.module.css';
import { type useAddress, useTyped } from './use-address';

type Address = ReturnType<typeof useAddress>;

/** The row above a list with its query in the address: parts, search, and other filters. */
export function ListBar({
  address,
  label,
  parts,
  part,
  search,
  children,
}: {
  address: Address;
  /** The name of the group of parts, for screen readers. */
  label: string;
  parts: { value: string; label: string; count?: number; bad?: boolean }[];
  /** The parameter of the part. */
  part: string;
  /** The label of the search field; it fills `q`. */
  search: string;
  children?: ReactNode;
}) {
  const typed = useTyped('q', address);
  const now = address.asked.get(part) ?? '';
  return (
    <div className={css.bar} data-busy={address.busy || undefined}>
      {parts.length > 0 ? (
        <nav className={css.parts} aria-label={label}>
          {parts.map(({ value, label: text, count, bad }) => (
            <Link
              key={value}
              href={address.hrefWith({ [part]: value })}
              prefetch={false}
              scroll={false}
              className={css.part}
              aria-current={now === value ? 'true' : undefined}
            >
              {text}
              {count === undefined ? null : (
                <span className={cx(css.count, bad && count > 0 && css.bad)}>{count}</span>
              )}
            </Link>
          ))}
        </nav>
      ) : null}
      <div className={css.narrow}>
        <label className={css.search}>
          <span className={ui.visuallyHidden}>{search}</span>
          <Search aria-hidden />
          <input type="search" placeholder={search} className={ui.input} {...typed} />
        </label>
        {children}
      </div>
    </div>
  );
}

/** The current page of a list of several, with links to the others. Nothing where there is one page. */
export function Pager({ page, pages, address }: { page: number; pages: number; address: Address }) {
  const t = useTranslations('admin-operators.pager');
  if (pages < 2) return null;
  const link = (to: number, text: string) =>
    to < 1 || to > pages ? (
      <span className={css.nowhere}>{text}</span>
    ) : (
      <Link href={address.hrefWith({ page: String(to) })} prefetch={false} className={css.turn}>
        {text}
      </Link>
    );
  return (
    <nav className={css.pager} aria-label={t('label')}>
      {link(page - 1, t('before'))}
      <span>{t('at', { page, pages })}</span>
      {link(page + 1, t('next'))}
    </nav>
  );
}
