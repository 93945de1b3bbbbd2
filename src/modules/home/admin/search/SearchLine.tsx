'use client';

import { ArrowRight, Clock, Folder, Image, Images, UserRound, Zap } from 'lucide-react';
import Link from 'next/link';
import type { MouseEvent } from 'react';
import type { Kind, Option } from './options';
import css from './search.module.css';

const ICONS: Record<Kind, typeof Image> = {
  recent: Clock,
  projects: Images,
  people: UserRound,
  galleries: Folder,
  photos: Image,
  screens: ArrowRight,
  acts: Zap,
};

interface Props {
  id: string;
  option: Option;
  chosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One search result as a link, so that it can be opened in another tab. */
export function SearchLine({ id, option, chosen, onPoint, onOpen }: Props) {
  const Icon = ICONS[option.kind];
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      href={option.href}
      prefetch={false}
      className={css.line}
      onMouseMove={chosen ? undefined : onPoint}
      onClick={click}
    >
      {option.src ? (
        <img className={css.picture} src={option.src} alt="" decoding="async" />
      ) : (
        <span className={css.picture}>
          <Icon aria-hidden />
        </span>
      )}
      <span className={css.words}>
        <bdi className={css.title}>{option.title}</bdi>
        {option.about ? <bdi className={css.about}>{option.about}</bdi> : null}
      </span>
    </Link>
  );
}
