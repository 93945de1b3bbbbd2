'use client';

import { Button } from '@/ui/admin/Button';
import css from './print-card.module.css';

/** A button that prints a card for tables and walls: the project's name, a QR code, and its code in letters, if given. */
export function PrintCard({
  label,
  text,
  name,
  studio,
  code,
  qr,
}: {
  label: string;
  /** What the QR code is for. */
  text: string;
  name: string;
  studio: string;
  code?: string;
  qr: string;
}) {
  return (
    <>
      <Button onClick={() => window.print()}>{label}</Button>
      <div className={css.card} aria-hidden="true">
        <p className={css.name}>
          <bdi>{name}</bdi>
        </p>
        <img src={qr} alt="" width={320} height={320} />
        <p>{text}</p>
        {code ? (
          <p className={css.code} dir="ltr">
            {code}
          </p>
        ) : null}
        <p className={css.studio}>
          <bdi>{studio}</bdi>
        </p>
      </div>
    </>
  );
}
