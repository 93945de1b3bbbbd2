'use client';

import { Bell, ChartNoAxesColumn, Clock, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { ButtonLink } from '@/ui/admin/Button';
import css from './need-card.module.css';

const ICONS = { waits: Bell, soon: Clock, trouble: TriangleAlert, figures: ChartNoAxesColumn };

/** Content of a card of Home, already in the reader's language. */
export interface Need {
  /** `waits` for a decision, `soon` something ends, `trouble` something failed, `figures` nothing waits. */
  tone: keyof typeof ICONS;
  /** How many are pending; `things` are some of them. */
  count: number;
  /** The count as text: "Two selections are complete". */
  title: string;
  /** Some of them, each with a link to where it is resolved; without one it is a line of text. */
  things: { href?: string; name: string; about?: string; src?: string | null }[];
  /** The action that resolves them. */
  button: { label: string; href: string };
}

function Thing({ name, about, src }: Need['things'][number]) {
  return (
    <>
      {src === undefined ? null : (
        <span className={css.picture}>{src ? <img src={src} alt="" decoding="async" /> : null}</span>
      )}
      <span className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        {about ? <bdi className={css.about}>{about}</bdi> : null}
      </span>
    </>
  );
}

/** The default card of Home: count, some items with their covers, and one button. */
export function NeedCard({ tone, count, title, things, button }: Need) {
  const Icon = ICONS[tone];
  return (
    <article className={css.card} data-tone={tone} data-count={count}>
      <header className={css.head}>
        <span className={css.icon}>
          <Icon aria-hidden />
        </span>
        <h3 className={css.title}>{title}</h3>
      </header>
      <ul className={css.things}>
        {things.map((thing) => (
          <li key={`${thing.href} ${thing.name} ${thing.about}`}>
            {thing.href === undefined ? (
              <span className={css.thing}>
                <Thing {...thing} />
              </span>
            ) : (
              <Link href={thing.href} prefetch={false} className={css.thing}>
                <Thing {...thing} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink small href={button.href}>
        {button.label}
      </ButtonLink>
    </article>
  );
}
