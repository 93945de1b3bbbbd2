'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm } from '@plugins/kit/admin/hooks';
import { Button } from '@plugins/kit/admin/parts';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Frame } from '../../rules/document';
import * as edit from '../../rules/edit';
import { fillings } from '../../rules/fill-template';
import { boundAt } from '../../rules/own-template';
import css from './editor.module.css';
import type { PanelProps } from './SidePanel';
import { newId } from './use-album';

type Places = readonly Pick<Frame, 'x' | 'y' | 'w' | 'h'>[];

/** A layout in small: its places as boxes. */
function Outline({ places, wide, high }: { places: Places; wide: number; high: number }) {
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      <rect width={wide} height={high} className={css.paper} />
      <line x1={wide / 2} x2={wide / 2} y1={0} y2={high} className={css.crease} />
      {places.map((one) => (
        <rect
          key={`${one.x} ${one.y}`}
          x={one.x}
          y={one.y}
          width={one.w}
          height={one.h}
          className={css.box}
        />
      ))}
    </svg>
  );
}

/** Layouts for the photographs of the spread, those that suit them best first; the studio's own below. */
export function TemplateChoice({ view, document, spread, photos, change, reload }: PanelProps) {
  const t = useT('albums.admin.editor');
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const medias = edit.mediasOf(spread);
  const key = medias.join();
  const { format, style, spine } = document;
  const ways = useMemo(() => {
    const known = key.split(',').flatMap((id) => photos.get(id) ?? []);
    return fillings(known, { format, style, spine });
  }, [key, photos, format, style, spine]);
  const [wide, high] = [2 * format.width, format.height];
  const suiting = view.templates.filter(({ cells }) => cells.length === medias.length);
  const remove = async (id: string, name: string) => {
    const question = { title: t('removeTemplate.title', { name }), text: t('removeTemplate.text') };
    if (!(await ask({ ...question, accept: t('removeTemplate.accept'), danger: true }))) return;
    await act(async () => {
      await call(`/api/x/albums/templates/${id}`, { method: 'DELETE' });
      await reload();
    });
  };
  if (medias.length === 0) return null;
  return (
    <section className={css.tool}>
      <h3>{t('layouts')}</h3>
      <ul className={css.templates}>
        {ways.map(({ template, frames }, at) => (
          <li key={template.id}>
            <button
              type="button"
              aria-pressed={spread.template === template.id}
              aria-label={t('layout', { number: at + 1 })}
              onClick={() =>
                change((now) => edit.layAgain(now, spread.id, medias, photos, newId, template.id))
              }
            >
              <Outline places={frames} wide={wide} high={high} />
            </button>
          </li>
        ))}
      </ul>
      {suiting.length > 0 && (
        <>
          <h3>{t('ownLayouts')}</h3>
          <ul className={css.templates}>
            {suiting.map(({ id, name, cells }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={name}
                  title={name}
                  onClick={() => change((now) => edit.layByCells(now, spread.id, cells, photos, newId))}
                >
                  <Outline
                    places={boundAt(cells, spine).map(({ x, y, w, h }) => ({
                      x: x * wide,
                      y: y * high,
                      w: w * wide,
                      h: h * high,
                    }))}
                    wide={wide}
                    high={high}
                  />
                </button>
                <span className={css.own}>
                  <small>
                    <bdi>{name}</bdi>
                  </small>
                  <Button
                    small
                    look="quiet"
                    iconOnly
                    busy={busy}
                    aria-label={t('removeTemplate.of', { name })}
                    onClick={() => void remove(id, name)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {dialog}
    </section>
  );
}
