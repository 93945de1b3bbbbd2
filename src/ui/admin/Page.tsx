'use client';

import { type ReactNode, useId } from 'react';
import css from './page.module.css';

/** A screen of the admin under Payload's header: its title, a line about it, and the actions for all of it. */
export function Page({
  title,
  help,
  actions,
  wide,
  children,
}: {
  title: ReactNode;
  help?: ReactNode;
  actions?: ReactNode;
  /** As wide as a list: for lists, and forms with a column beside them. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <main className={css.page} data-wide={wide || undefined}>
      <header className={css.head}>
        <div>
          <h1>{title}</h1>
          {help ? <p>{help}</p> : null}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </header>
      {children}
    </main>
  );
}

/** A part of a screen with a heading of its own, in a frame; `id` makes it a link target. */
export function Section({
  title,
  help,
  id,
  children,
}: {
  title: ReactNode;
  help?: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  const own = useId();
  const heading = id ?? own;
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {help ? <p className={css.help}>{help}</p> : null}
      {children}
    </section>
  );
}
