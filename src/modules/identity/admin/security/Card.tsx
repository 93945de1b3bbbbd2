import type { ReactNode } from 'react';
import css from './security.module.css';

/** A section of the screen: title, actions and content. */
export function Card({
  title,
  text,
  actions,
  children,
}: {
  title: string;
  text: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={css.card}>
      <div className={css.head}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {actions && <div className={css.buttons}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
