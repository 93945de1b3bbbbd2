'use client';

import { ButtonLink } from '@plugins/kit/admin/parts';
import css from './statistics.module.css';

/** In place of a chart without visits: when figures appear, and the first step in one press. Takes little height. */
export function NoVisits({
  title,
  text,
  first: { href, label },
}: {
  title: string;
  text: string;
  /** The step that comes first. */
  first: { href: string; label: string };
}) {
  return (
    <section className={css.none}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink href={href}>{label}</ButtonLink>
    </section>
  );
}
