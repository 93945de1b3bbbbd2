'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Moment } from '@plugins/kit/admin/parts';
import { MoveRight } from 'lucide-react';
import { useState } from 'react';
import { doSwap } from '../../rules/do-swap';
import { withAnswers } from '../../rules/proof-notes';
import { isSwapUndone, swapPlace } from '../../rules/swap';
import type { PinView } from '../../rules/wire';
import { AnswerNote } from './AnswerNote';
import css from './editor.module.css';
import type { PanelProps } from './SidePanel';

/**
 * The notes on a spread: a client's is marked as done or answered, and a requested exchange is done by one press, which can
 * be undone.
 */
export function PinList({
  pins,
  view,
  whole,
  spread,
  photos,
  changeAlbum,
  path,
  notesPath,
  reload,
}: PanelProps & { pins: readonly PinView[] }) {
  const t = useT('albums.admin.pins');
  const call = useCall();
  const { busy, act } = useAct();
  const [answering, setAnswering] = useState<string | null>(null);
  const answerable = (pin: PinView) => pin.round === view.round && view.state !== 'approved';
  const remove = (pin: PinView) =>
    act(async () => {
      await call(`${notesPath}/${pin.id}`, { method: 'DELETE' });
      await reload();
    });
  const settle = (pin: PinView, resolved: boolean) =>
    act(async () => {
      await call(`${path}/pins/${pin.id}/resolved`, { method: 'PUT', body: { resolved } });
      await reload();
    });
  const swap = (pin: PinView) => {
    changeAlbum((now) => doSwap(now, pin, photos));
    void settle(pin, true);
  };
  const open = pins.filter((pin) => !pin.studio && (!pin.resolved || isSwapUndone(whole, pin)));
  return (
    <section className={css.tool}>
      <h3>{t('title', { count: open.length })}</h3>
      <ol className={css.pins}>
        {withAnswers(pins).map((pin) => {
          const [out, into] = [photos.get(pin.swap_out ?? ''), photos.get(pin.swap_in ?? '')];
          const placed = swapPlace(whole, pin) !== undefined;
          const undone = isSwapUndone(whole, pin);
          const resolved = pin.resolved && !undone;
          return (
            <li key={pin.id} data-resolved={resolved || undefined}>
              <p>
                <strong>
                  <bdi>{pin.studio ? t('studio') : (pin.name ?? t('client'))}</bdi>
                </strong>{' '}
                <small>
                  <Moment at={pin.at} />
                </small>
              </p>
              {pin.spread !== spread.id && <p>{t('gone')}</p>}
              {pin.text && <p dir="auto">{pin.text}</p>}
              {into && (
                <p className={css.swap}>
                  {out && (
                    <>
                      <img src={out.src} alt={out.name} />
                      <MoveRight aria-hidden />
                    </>
                  )}
                  <img src={into.src} alt={into.name} title={into.name} />
                </p>
              )}
              {undone && <p>{t('swapUndone')}</p>}
              {into && !placed && !resolved && <p>{t('swapGone')}</p>}
              {!into && pin.swap_out && <p>{t('wantedGone')}</p>}
              <span className={css.row}>
                {into && placed && !resolved && (
                  <Button small look="primary" busy={busy} onClick={() => swap(pin)}>
                    {t('swap')}
                  </Button>
                )}
                {pin.studio ? (
                  <Button small busy={busy} onClick={() => void remove(pin)}>
                    {t('remove')}
                  </Button>
                ) : (
                  <Button small busy={busy} onClick={() => void settle(pin, !pin.resolved)}>
                    {t(pin.resolved ? 'reopen' : 'resolve')}
                  </Button>
                )}
                {!pin.studio && answerable(pin) && answering !== pin.id && (
                  <Button small onClick={() => setAnswering(pin.id)}>
                    {t('answer')}
                  </Button>
                )}
              </span>
              {answering === pin.id && (
                <AnswerNote pin={pin} path={notesPath} reload={reload} onClose={() => setAnswering(null)} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
