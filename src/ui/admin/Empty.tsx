import type { ReactNode } from 'react';
import ui from './ui.module.css';

/** An empty state: why there is nothing yet, and the next action. */
export function Empty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={ui.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
