'use client';

import { useT } from '@plugins/kit/admin';
import { Button, SelectField, TextField } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { UploadState, UploadView } from '../wire';
import css from './facebook.module.css';

/** In the album, or on the way into it: not chosen again. */
const isTaken = (state?: UploadState) => state !== undefined && state !== 'refused';

/** Chooses a page, an album name and photographs, and publishes them. */
export function ChoosePhotos({
  view: { pages, albums, galleries, photos, project, most },
  busy,
  onPublish,
}: {
  view: UploadView;
  busy: boolean;
  onPublish: (page: string, medias: string[], name: string) => Promise<boolean>;
}) {
  const t = useT('facebook.upload');
  const [page, setPage] = useState(pages[0]?.id ?? '');
  const [shown, setShown] = useState(photos.some(({ loved }) => loved) ? 'loved' : 'all');
  const [name, setName] = useState(project);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const here = albums.find((album) => album.page === page);
  const states = here?.states ?? {};
  const visible = photos.filter(({ gallery, loved }) =>
    shown === 'all' ? true : shown === 'loved' ? loved : gallery === shown,
  );
  const choose = (ids: string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  const open = visible.filter(({ id }) => !isTaken(states[id]));
  const allShown = open.length > 0 && open.every(({ id }) => chosen.has(id));
  const publish = async () => {
    if (await onPublish(page, [...chosen], here?.name ?? name)) setChosen(new Set());
  };
  const places = [
    { value: 'loved', label: t('loved') },
    { value: 'all', label: t('all') },
    ...(galleries.length > 1 ? galleries.map(({ id, name: label }) => ({ value: id, label })) : []),
  ];
  return (
    <section className={css.choose}>
      <div className={css.fields}>
        {pages.length > 1 ? (
          <SelectField
            label={t('page')}
            value={page}
            options={pages.map(({ id, name: label }) => ({ value: id, label }))}
            onChange={(event) => {
              setPage(event.target.value);
              setChosen(new Set());
            }}
          />
        ) : null}
        {here ? null : (
          <TextField
            label={t('name')}
            value={name}
            maxLength={65}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <SelectField
          label={t('show')}
          value={shown}
          options={places}
          onChange={(event) => setShown(event.target.value)}
        />
      </div>
      {visible.length === 0 ? (
        <p>{t(shown === 'loved' ? 'noneLoved' : 'nothing')}</p>
      ) : (
        <ul className={css.photos}>
          {visible.map(({ id, name: file, small, width, height }) => {
            const state = states[id];
            return (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.has(id) || isTaken(state)}
                    disabled={isTaken(state)}
                    onChange={(event) => choose([id], event.target.checked)}
                  />
                  {state ? <span>{t(`state.${state}`)}</span> : null}
                  <img src={small} alt={file} loading="lazy" width={width} height={height} />
                </label>
              </li>
            );
          })}
        </ul>
      )}
      <div className={css.bar}>
        <Button
          look="primary"
          busy={busy}
          disabled={chosen.size === 0 || chosen.size > most || (!here && name.trim() === '')}
          onClick={() => void publish()}
        >
          {t('publish', { count: chosen.size })}
        </Button>
        {visible.length > 0 ? (
          <Button
            look="quiet"
            onClick={() =>
              choose(
                open.map(({ id }) => id),
                !allShown,
              )
            }
          >
            {t(allShown ? 'chooseNone' : 'chooseAll')}
          </Button>
        ) : null}
        {chosen.size > most ? <span role="status">{t('tooMany', { most })}</span> : null}
      </div>
    </section>
  );
}
