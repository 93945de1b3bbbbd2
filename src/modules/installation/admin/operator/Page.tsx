import type { ReactNode } from 'react';
import ui from '@/ui/admin/ui.module.css';
import css from './operator.module.css';

/** The frame of an operators' screen: title, description, actions. */
export function Page({
  title,
  help,
  actions,
  children,
}: {
  title: string;
  help: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className={css.page}>
      <div className={css.head}>
        <div>
          <h1>{title}</h1>
          <p className={ui.help}>{help}</p>
        </div>
        {actions}
      </div>
      {children}
    </main>
  );
}
