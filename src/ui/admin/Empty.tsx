import type { ReactNode } from 'react';
import ui from './ui.module.css';

/** What is shown where there is nothing yet: why, and the way to something. */
export function Empty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={ui.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
