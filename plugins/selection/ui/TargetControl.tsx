'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard, useGallery } from '@plugins/kit/ui/hooks';
import { Name } from '@plugins/kit/ui/internal';
import { ChevronDown, Heart, List } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { productNotes } from '../rules/product-notes';
import { shortName } from '../rules/short-name';
import { ProductTick } from './ProductTick';
import { Counter } from './product-count';
import type { Product } from './shown-product';
import { useCanPick, useNoteTexts, useStanding } from './use-selection';
import { type Target, useTargets } from './use-targets';

/** Most thumbnails in a row of the sheet. */
const THUMBS = 4;

/**
 * Names what marks on photographs are for now, with its count. The button opens a sheet of everything they can be for.
 */
export function TargetControl({ products }: { products: readonly Product[] }) {
  const t = useT('selection');
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { targets, dialog } = useTargets(products);
  const canPick = useCanPick();
  const { event } = useGallery();
  const now = targets.find(({ chosen }) => chosen) ?? targets[0];
  if (!now) return null;
  const names = targets.map(({ name }) => name);
  const untouched = products.every(({ count }) => count === 0);
  const words = event.selection_done ? t('locked', { studio: event.brand.name }) : t('chooseProduct');
  return (
    <div className="target">
      <button type="button" className="target-button" popoverTarget={id}>
        <span className="sr-only">{t(event.selection_done ? 'title' : 'chooseProduct')} </span>
        <TargetIcon target={now} />
        <span className="target-words">
          <span className="target-head">
            <Name cut short={shortName(now.name, names)}>
              {now.name}
            </Name>
            <Count target={now} />
          </span>
          {now.product && !event.selection_done ? <FirstNote product={now.product} /> : null}
        </span>
        <ChevronDown aria-hidden="true" className="target-more" />
      </button>
      {now.product && untouched && canPick ? <FirstHint product={now.product} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="menu-sheet target-sheet"
        role="group"
        aria-label={words}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <p className="target-title" aria-hidden="true">
            {words}
          </p>
        )}
        {open &&
          targets.map((target) => (
            <TargetRow key={target.key} target={target} onChosen={() => sheet.current?.hidePopover()} />
          ))}
      </div>
      {dialog}
    </div>
  );
}

interface RowProps {
  target: Target;
  onChosen: () => void;
}

function TargetRow({ target, onChosen }: RowProps) {
  const press = useClickGuard(() => {
    onChosen();
    target.choose();
  });
  return (
    <button
      type="button"
      className="target-row"
      aria-pressed={target.chosen}
      data-kind={target.kind}
      onClick={press}
    >
      <TargetIcon target={target} />
      <span className="target-words">
        <span className="target-name">
          <Name>{target.name}</Name>
        </span>
        {target.product ? <ProductNote product={target.product} /> : null}
        <Pictures of={target.medias} />
      </span>
      <Count target={target} />
    </button>
  );
}

function TargetIcon({ target: { kind, tint, count } }: { target: Target }) {
  if (kind === 'product') return <ProductTick tint={tint ?? 0} on={count > 0} />;
  const Icon = kind === 'list' ? List : Heart;
  return <Icon aria-hidden="true" className={`target-${kind}`} data-some={count > 0 || undefined} />;
}

function Count({ target: { product, count, words } }: { target: Target }) {
  return (
    <>
      <span aria-hidden="true">
        {product ? (
          <Counter product={product} />
        ) : (
          <bdi dir="ltr" className="selection-count">
            {count}
          </bdi>
        )}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}

/** The last photographs, of those that the page has loaded. */
function Pictures({ of }: { of: readonly string[] }) {
  const { medias } = useGallery();
  const wanted = new Set(of);
  const known = medias()
    .filter((media) => wanted.has(media.id) && media.state === 'ready')
    .slice(-THUMBS);
  if (known.length === 0) return null;
  return (
    <span className="target-pictures" aria-hidden="true">
      {known.map(({ id, urlS }) => (
        <img key={id} src={urlS} alt="" width={40} height={40} loading="lazy" decoding="async" />
      ))}
    </span>
  );
}

/** What a product's rules ask for: missing photographs, its days, what it is chosen from. */
function ProductNote({ product }: { product: Product }) {
  const t = useT('selection');
  const sent = useGallery(({ event }) => event.selection_done);
  const status = useStanding(product);
  const notes = productNotes(status, useNoteTexts());
  if (status.amongName) notes.push(t('among', { product: status.amongName }));
  // Sent: nothing can be done about it any more.
  if (sent || notes.length === 0) return null;
  return <span className="target-note">{notes.join(' · ')}</span>;
}

/** The most urgent of them, in few words. */
function FirstNote({ product }: { product: Product }) {
  const [first] = productNotes(useStanding(product), useNoteTexts('short'));
  return first ? <span className="target-note">{first}</span> : null;
}

/** Says before the first pick what a tap on a photograph's mark does. It lets touches through. */
function FirstHint({ product: { name, maxphotos } }: { product: Product }) {
  const t = useT('selection');
  return (
    <p role="status" className="target-hint">
      {t('hint', { product: name, max: maxphotos ?? 0, limited: maxphotos === null ? 'no' : 'yes' })}
    </p>
  );
}
