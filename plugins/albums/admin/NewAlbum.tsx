'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, CheckField, Dialog, DialogActions, SelectField, TextField } from '@plugins/kit/admin/parts';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { spreadsFor } from '../rules/auto-layout';
import type { AlbumsView } from '../rules/wire';
import css from './albums.module.css';

/** Makes an album of the picks in one press: product, picks, and how many spreads. */
export function NewAlbum({ eventId, of, onClose }: { eventId: string; of: AlbumsView; onClose: () => void }) {
  const t = useT('albums.admin.new');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['name', 'spreads']);
  // Reused by a retry, so that sending twice makes one album.
  const id = useRef<string>(crypto.randomUUID());
  const most = [...of.picked].sort((a, b) => b.picks - a.picks)[0];
  const [name, setName] = useState(of.project.name);
  const [product, setProduct] = useState(of.products[0]?.id ?? '');
  const [from, setFrom] = useState(most && most.picks > 0 ? most.id : '');
  const [right, setRight] = useState(of.project.rtl);
  const [titled, setTitled] = useState(true);
  const [spreads, setSpreads] = useState('');
  const picks = from
    ? (of.picked.find((one) => one.id === from)?.picks ?? 0)
    : of.picked.reduce((sum, one) => sum + one.picks, 0);
  const chosen = of.products.find((one) => one.id === product);
  const suits = chosen && picks > 0 ? spreadsFor(picks, { ...chosen, spreads: null, title: null }) : 0;
  const make = () =>
    act(async () => {
      const body = {
        ...{ id: id.current, name, product, from: from || null, spine: right ? 'right' : 'left' },
        ...{ title: titled ? name : null, spreads: Number(spreads) || null },
      };
      await call(`/api/x/albums/projects/${eventId}/albums`, { method: 'POST', body });
      router.push(`/admin/projects/${eventId}/albums?album=${id.current}`);
    });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          maxLength={200}
          dir="auto"
          required
          {...(errors.name && { errors: errors.name })}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={t('picks')}
          value={from}
          options={[
            { value: '', label: t('allPicks') },
            ...of.picked.map((one) => ({
              value: one.id,
              label: t('picksOf', { name: one.name, count: one.picks }),
            })),
          ]}
          onChange={(event) => setFrom(event.target.value)}
        />
        <SelectField
          label={t('product')}
          value={product}
          options={of.products.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(event) => setProduct(event.target.value)}
        />
        <TextField
          label={t('spreads')}
          optional
          type="number"
          min={1}
          max={200}
          inputMode="numeric"
          placeholder={suits > 0 ? String(suits) : ''}
          help={picks > 0 ? t('spreadsHelp', { picks, spreads: suits }) : t('noPicks')}
          value={spreads}
          {...(errors.spreads && { errors: errors.spreads })}
          onChange={(event) => setSpreads(event.target.value)}
        />
        <CheckField
          label={t('titled')}
          checked={titled}
          onChange={(event) => setTitled(event.target.checked)}
        />
        <CheckField
          label={t('right')}
          help={t('rightHelp')}
          checked={right}
          onChange={(event) => setRight(event.target.checked)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
