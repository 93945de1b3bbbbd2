'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery, useLive } from '@plugins/kit/ui/hooks';
import { Button } from '@plugins/kit/ui/parts';
import { FavouritesBar } from '../marks/ui/FavouritesBar';
import { useListsNews, useListsStore } from '../marks/ui/use-lists';
import { useMarks, useMarksStore } from '../marks/ui/use-marks';
import { useMarksNews } from '../marks/ui/use-marks-news';
import { ChosenSwitch } from './ChosenSwitch';
import { CompleteButton } from './CompleteButton';
import { TargetControl } from './TargetControl';
import { useCompletionNews } from './use-completion-news';
import { useKeptPicks } from './use-kept-picks';
import { useSelection, useSelectionStore } from './use-selection';
import { useThanks } from './use-thanks';
import './selection.css';
import './target.css';
import './tile-mark.css';
import '../marks/ui/marks.css';

/** The bar of the selection: what marks are for, all or chosen photographs, and sending. On phones at the foot of the page. */
export function SelectionToolbar() {
  const t = useT('selection');
  const { event, query } = useGallery();
  const store = useSelectionStore();
  const products = useSelection((s) => s.get().products);
  const failed = useSelection((s) => s.get().failed);
  const marks = useMarksStore();
  const thanks = useThanks();
  const kept = (useSelection((s) => s.kept) ?? 0) + (useMarks((s) => s.kept) ?? 0);
  useMarksNews(marks);
  useListsNews(useListsStore());
  useKeptPicks(store);
  useLive('pick', (message, id) => store?.receive(message, id));
  useCompletionNews(() => store?.load());
  // Trashed or restored photographs change the counts.
  useLive('galleries', () => void store?.load());
  if (failed)
    return (
      <div role="alert" className="selection-bar">
        <span className="text-sm">{t('productsFailed')}</span>
        <Button look="line" onClick={() => store?.load()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  // An empty bar reserves the space while loading, so that nothing below it moves.
  if (!products && store) return <section aria-hidden="true" className="selection-bar selection-waits" />;
  if (!products || products.length === 0) return marks && <FavouritesBar />;
  return (
    <section
      aria-label={t('title')}
      className="selection-bar"
      data-done={event.selection_done || undefined}
      data-untouched={products.every(({ count }) => count === 0) || undefined}
    >
      <TargetControl products={products} />
      <ChosenSwitch />
      {kept ? (
        <p role="status" className="selection-kept">
          {t('keptWaiting', { count: kept })}
        </p>
      ) : null}
      {event.selection_done ? (
        <button type="button" className="selection-sent" aria-label={t('done')} onClick={() => thanks.open()}>
          <span className="selection-done">
            <span aria-hidden="true">✓ </span>
            <span className="complete-long">{t('done')}</span>
            <span className="complete-short">{t('doneShort')}</span>
          </span>
        </button>
      ) : (
        // A list has its own "Send": two beside each other would send different things.
        event.can.complete && !query.list && <CompleteButton products={products} />
      )}
    </section>
  );
}
