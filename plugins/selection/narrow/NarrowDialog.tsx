'use client';

import { hooks, parts, useT } from '@plugins/kit/ui';
import { Columns2, Heart, Undo2, X } from 'lucide-react';
import { useLocale } from 'next-intl';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Counter, wordsOf } from '../ui/ProductChips';
import { NarrowEnd } from './NarrowEnd';
import { comingOf, currentOf, toDrop } from './narrowing';
import { useNarrow } from './use-narrow';
import { type NarrowPicks, useNarrowPicks } from './use-narrow-picks';
import { useSwipe } from './use-swipe';
import './narrow.css';

/** Photographs beside each other in one comparison. */
const COMPARED = 4;

/** Stands in the page while somebody goes through a product's picks. */
export function NarrowHost() {
  const [, { product }] = useNarrow();
  return product ? createPortal(<NarrowDialog />, document.body) : null;
}

function NarrowDialog() {
  const t = useT('selection');
  const [store, { narrowing }] = useNarrow();
  const picks = useNarrowPicks();
  const { product } = picks;
  const rtl = useLocale() === 'he';
  const dialog = useRef<HTMLDialogElement>(null);
  const compare = hooks.useSideBySide();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const current = currentOf(narrowing);
  const besides = () => comingOf(narrowing, picks.open).slice(0, COMPARED);
  const sideBySide = () => compare(besides().flatMap((id) => picks.medias?.get(id) ?? []));
  const decide = (kept: boolean) => current && picks.decide(current, kept);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if ((event.code === 'Space' || event.code === 'Enter') && event.target instanceof HTMLButtonElement)
      return;
    const does = { ...KEYS, ...(rtl ? MIRRORED : {}) }[event.code];
    if (!does) return;
    event.preventDefault();
    if (does === 'compare') sideBySide();
    else if (does === 'undo') picks.undo();
    else decide(does === 'keep');
  };
  if (!product) return null;
  return (
    <dialog
      ref={dialog}
      className="narrow"
      aria-label={t('narrow.title', { product: product.name })}
      onClose={() => store.close()}
      onKeyDown={press}
    >
      <div className="narrow-head">
        <h2>
          <bdi>{product.name}</bdi> <Counter product={product} />
          <span className="sr-only">{t('picked', wordsOf(product))}</span>
        </h2>
        <p className="narrow-left" aria-live="polite">
          {t('narrow.left', {
            over: toDrop(product.count, product.maxphotos),
            limited: product.maxphotos === null ? 'no' : 'yes',
          })}
        </p>
        <parts.IconButton
          icon={<X aria-hidden="true" />}
          label={t('narrow.close')}
          onClick={() => store.close()}
        />
      </div>
      {current && picks.medias?.get(current) ? (
        <Photo key={current} picks={picks} current={current} rtl={rtl} />
      ) : (
        <NarrowEnd picks={picks} product={product} />
      )}
      <div className="narrow-foot">
        <NarrowAct
          look="drop"
          label={t('narrow.drop')}
          shown="X"
          disabled={!current}
          onPress={() => decide(false)}
        >
          <X aria-hidden="true" />
        </NarrowAct>
        <NarrowAct
          label={t('narrow.undo')}
          shown="Z"
          disabled={narrowing.steps.length === 0}
          onPress={picks.undo}
        >
          <Undo2 aria-hidden="true" className={rtl ? '-scale-x-100' : undefined} />
        </NarrowAct>
        <NarrowAct label={t('narrow.compare')} shown="C" disabled={besides().length < 2} onPress={sideBySide}>
          <Columns2 aria-hidden="true" />
        </NarrowAct>
        <NarrowAct
          look="keep"
          label={t('narrow.keep')}
          shown="K"
          disabled={!current}
          onPress={() => decide(true)}
        >
          <Heart aria-hidden="true" />
        </NarrowAct>
      </div>
    </dialog>
  );
}

type Does = 'keep' | 'drop' | 'undo' | 'compare';
const KEYS: Record<string, Does> = {
  KeyK: 'keep',
  KeyS: 'keep',
  Space: 'keep',
  ArrowRight: 'keep',
  KeyX: 'drop',
  Delete: 'drop',
  Backspace: 'drop',
  ArrowLeft: 'drop',
  KeyZ: 'undo',
  KeyU: 'undo',
  KeyC: 'compare',
};
/** Right to left reading goes on to the left. */
const MIRRORED: Record<string, Does> = { ArrowRight: 'drop', ArrowLeft: 'keep' };

/** The photograph to be decided on; it is swiped to where its button stands. One of its own for each: a drag ends with its photograph. */
function Photo({ picks, current, rtl }: { picks: NarrowPicks; current: string; rtl: boolean }) {
  const t = useT('selection');
  const [, { narrowing }] = useNarrow();
  const { shift, handlers } = useSwipe((way) => picks.decide(current, way === 1), rtl);
  const media = picks.medias?.get(current);
  const next = picks.medias?.get(comingOf(narrowing, picks.open)[1] ?? '');
  if (!media) return null;
  const leans = shift === 0 ? undefined : shift > 0 === !rtl ? 'keep' : 'drop';
  return (
    <div className="narrow-photo" data-media={media.id} data-leans={leans} {...handlers}>
      <img
        key={media.id}
        src={media.medium}
        srcSet={`${media.medium} 1280w, ${media.big} ${media.width}w`}
        sizes="100vw"
        alt={media.name}
        draggable={false}
        style={{ '--shift': `${shift}px` } as CSSProperties}
      />
      {next && <link rel="prefetch" as="image" href={next.medium} />}
      <p className="narrow-where">
        <bdi>{media.name}</bdi>
        {picks.open(current) ? null : <span>{t('narrow.gone')}</span>}
        <bdi dir="ltr">{t('narrow.where', { at: narrowing.at + 1, of: narrowing.round.length })}</bdi>
      </p>
    </div>
  );
}

interface ActProps {
  look?: 'keep' | 'drop';
  label: string;
  shown: string;
  disabled: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

/** One of the four acts. Pressed fast on purpose: no guard against a second click, each is another photograph. */
function NarrowAct({ look, label, shown, disabled, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className="narrow-act"
      data-look={look}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shown}
      onClick={() => !disabled && onPress()}
    >
      {children}
      <span>{label}</span>
      <span aria-hidden="true" className="narrow-key">
        {shown}
      </span>
    </button>
  );
}
