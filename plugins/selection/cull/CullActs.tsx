'use client';

import { useT } from '@plugins/kit/ui';
import { ArrowLeftRight, BookHeart, Check, Columns2, Heart, HeartOff, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Way, Ways } from './courses';
import type { Going } from './use-going';

interface ActsProps {
  going: Going;
  ways: Ways;
  rtl: boolean;
  /** A photograph waits for room: removing means swapping. */
  swapping: boolean;
  can: { way: boolean; undo: boolean; compare: boolean };
  onAct: (what: Way | 'undo' | 'compare') => void;
}

/** The buttons: what to do with the photograph, Undo between them, and the comparison. */
export function CullActs({ going: { course, product }, ways, rtl, swapping, can, onAct }: ActsProps) {
  const t = useT('selection');
  const loved = course.kind === 'favourites';
  const words: Record<Way, string> = {
    drop: loved ? t('cull.unlove') : t(swapping ? 'cull.swapOut' : 'cull.drop'),
    keep: t(loved ? 'cull.stay' : 'cull.keep'),
    take: t('cull.take', { product: product?.name ?? '' }),
  };
  const way = (which: Way, shown: string, icon: ReactNode) => (
    <Act look={which} label={words[which]} shown={shown} on={can.way} onPress={() => onAct(which)}>
      {icon}
    </Act>
  );
  const three = ways.on === 'take';
  const Drop = loved ? HeartOff : X;
  return (
    <div className="cull-foot" data-ways={three ? 3 : swapping ? 'swap' : 2}>
      {way('drop', 'X', swapping ? <ArrowLeftRight aria-hidden="true" /> : <Drop aria-hidden="true" />)}
      <Act label={t('cull.undo')} shown="Z" on={can.undo} onPress={() => onAct('undo')}>
        <Undo2 aria-hidden="true" className={rtl ? '-scale-x-100' : undefined} />
      </Act>
      <Act label={t('cull.compare')} shown="C" on={can.compare} onPress={() => onAct('compare')}>
        <Columns2 aria-hidden="true" />
      </Act>
      {way('keep', 'K', loved ? <Heart aria-hidden="true" /> : <Check aria-hidden="true" />)}
      {three && way('take', 'S', <BookHeart aria-hidden="true" />)}
    </div>
  );
}

interface ActProps {
  look?: Way;
  label: string;
  shown: string;
  on: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One button. Without the double-click guard: each press decides on another photograph. */
function Act({ look, label, shown, on, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className="cull-act"
      data-look={look}
      aria-disabled={!on || undefined}
      aria-keyshortcuts={shown}
      onClick={() => on && onPress()}
    >
      {children}
      <span className="cull-word">{label}</span>
      <span aria-hidden="true" className="cull-key">
        {shown}
      </span>
    </button>
  );
}
