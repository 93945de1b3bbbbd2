'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Moment } from '@plugins/kit/admin/parts';
import { MoveRight } from 'lucide-react';
import { doSwap, isSwapUndone, swapPlace } from '../../rules/swap';
import type { PinView } from '../../rules/wire';
import css from './editor.module.css';
import type { PanelProps } from './SidePanel';

/** The clients' notes on a spread: a requested exchange is done by one press, which can be undone. */
export function PinList({
  pins,
  whole,
  spread,
  photos,
  changeAlbum,
  path,
  reload,
}: PanelProps & { pins: readonly PinView[] }) {
  const t = useT('albums.admin.pins');
  const call = useCall();
  const { busy, act } = useAct();
  const settle = (pin: PinView, resolved: boolean) =>
    act(async () => {
      await call(`${path}/pins/${pin.id}/resolved`, { method: 'PUT', body: { resolved } });
      await reload();
    });
  const swap = (pin: PinView) => {
    changeAlbum((now) => doSwap(now, pin, photos));
    void settle(pin, true);
  };
  return (
    <section className={css.tool}>
      <h3>{t('title', { count: pins.filter((pin) => !pin.resolved || isSwapUndone(whole, pin)).length })}</h3>
      <ol className={css.pins}>
        {pins.map((pin) => {
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
                <Button small busy={busy} onClick={() => void settle(pin, !pin.resolved)}>
                  {t(pin.resolved ? 'reopen' : 'resolve')}
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
