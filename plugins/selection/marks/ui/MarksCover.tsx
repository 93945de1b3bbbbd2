'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { useStrip } from '@plugins/kit/ui/internal';
import { buttonClass } from '@plugins/kit/ui/parts';
import { useRef } from 'react';
import { CullFavorites } from '../../cull/CullButton';
import { ListActs } from './ListActs';
import { useAgreed } from './use-agreed';
import { useLists } from './use-lists';

/** The head of a list: owner and count, the agreement, and the link back to the gallery. */
export function MarksCover() {
  const t = useT('selection');
  const { event, query, total, setQuery } = useGallery();
  const agreed = useAgreed();
  const made = useLists((lists) => lists.of(query.list));
  const row = useRef<HTMLElement>(null);
  useStrip(row, '[aria-pressed="true"]', `${query.list} ${agreed.length}`);
  const here = agreed.find(({ list }) => list === query.list);
  return (
    <div className="selection-cover">
      <div>
        <p className="small-caps text-quiet">{made ? t('lists.one') : t('marks.favourites')}</p>
        <h2 className="font-display text-3xl">
          {made ? <bdi>{made.name}</bdi> : query.list === 'favourites' ? t('marks.yours') : here?.label}{' '}
          <bdi dir="ltr" className="selection-count">
            {made?.medias.length ?? here?.count ?? total}
          </bdi>
        </h2>
      </div>
      <div className="selection-ways">
        {query.list === 'favourites' && <CullFavorites />}
        <a
          href={`/events/${event.id}?gallery=${query.gallery}#photos`}
          className={buttonClass('line')}
          onClick={(click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return;
            click.preventDefault();
            setQuery({ filter: 'all', list: null });
          }}
        >
          {t('backToGallery')}
        </a>
      </div>
      {made ? <ListActs list={made} /> : null}
      <nav
        ref={row}
        hidden={made !== undefined || agreed.length === 1}
        className="agreed is-strip"
        aria-label={t('marks.agreement')}
      >
        {agreed.length > 1
          ? agreed.map(({ list, label, count }) => (
              <button
                key={list}
                type="button"
                aria-pressed={list === query.list}
                onClick={() => setQuery({ filter: 'selected', product: null, list })}
              >
                {label}{' '}
                <bdi dir="ltr" className="selection-count">
                  {count}
                </bdi>
              </button>
            ))
          : null}
      </nav>
    </div>
  );
}
