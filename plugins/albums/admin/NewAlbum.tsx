'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, CheckField, Dialog, DialogActions, SelectField, TextField } from '@plugins/kit/admin/parts';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { LAID_MOST, spreadsFor } from '../rules/auto-layout';
import { isolateSizes } from '../rules/sizes';
import type { AlbumsView } from '../rules/wire';
import css from './albums.module.css';

/** What an album can be made of: its value in the list, and its photographs. */
interface Source {
  of: 'picks' | 'photos';
  from: string | null;
  label: string;
  count: number;
}

const keyOf = ({ of, from }: Pick<Source, 'of' | 'from'>) => `${of} ${from ?? ''}`;

/** The picks of all and of each product, then all photographs and those of each gallery, where an album can hold them. */
function useSources({ picked, galleries }: AlbumsView): Source[] {
  const t = useT('albums.admin.new');
  const total = (counts: number[]) => counts.reduce((sum, one) => sum + one, 0);
  const picks = total(picked.map((one) => one.picks));
  const photos = total(galleries.map(({ count }) => count));
  const sources: Source[] = [
    ...(picks > 0 ? [{ of: 'picks' as const, from: null, label: t('allPicks'), count: picks }] : []),
    ...picked.map(({ id, name, picks: count }) => ({
      of: 'picks' as const,
      from: id,
      label: t('picksOf', { name, count }),
      count,
    })),
    { of: 'photos', from: null, label: t('allPhotos', { count: photos }), count: photos },
    ...galleries.map(({ id, name, count }) => ({
      of: 'photos' as const,
      from: id,
      label: t('galleryOf', { name, count }),
      count,
    })),
  ];
  const suit = sources.filter((one) => one.count > 0 && (one.of === 'picks' || one.count <= LAID_MOST));
  return suit.length > 0 ? suit : [{ of: 'picks', from: null, label: t('allPicks'), count: 0 }];
}

/** Makes an album in one press: product, its photographs, and how many spreads. */
export function NewAlbum({ eventId, of, onClose }: { eventId: string; of: AlbumsView; onClose: () => void }) {
  const t = useT('albums.admin.new');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['name', 'spreads']);
  // Reused by a retry, so that sending twice makes one album.
  const id = useRef<string>(crypto.randomUUID());
  const sources = useSources(of);
  const most = sources
    .filter(({ from, ...one }) => one.of === 'picks' && from)
    .sort((a, b) => b.count - a.count)[0];
  const [name, setName] = useState(of.project.name);
  const [product, setProduct] = useState(of.products[0]?.id ?? '');
  const [value, setValue] = useState(keyOf(most ?? (sources[0] as Source)));
  const [right, setRight] = useState(of.project.rtl);
  const [titled, setTitled] = useState(true);
  const [spreads, setSpreads] = useState('');
  const source = sources.find((one) => keyOf(one) === value) ?? (sources[0] as Source);
  const photos = source.count;
  const chosen = of.products.find((one) => one.id === product);
  const suits = chosen && photos > 0 ? spreadsFor(photos, { ...chosen, spreads: null, title: null }) : 0;
  const make = () =>
    act(async () => {
      const body = {
        ...{
          id: id.current,
          name,
          product,
          of: source.of,
          from: source.from,
          spine: right ? 'right' : 'left',
        },
        ...{ title: titled && photos > 0 ? name : null, spreads: Number(spreads) || null },
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
          value={value}
          options={sources.map((one) => ({ value: keyOf(one), label: one.label }))}
          onChange={(event) => setValue(event.target.value)}
        />
        <SelectField
          label={t('product')}
          help={t.rich('productHelp', { add: (words) => <a href="/admin/x/albums/products">{words}</a> })}
          value={product}
          options={of.products.map((one) => ({ value: one.id, label: isolateSizes(one.name) }))}
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
          help={
            photos === 0
              ? t('noPicks')
              : chosen && suits < chosen.least
                ? t('spreadsFew', { picks: photos, spreads: suits, least: chosen.least })
                : t('spreadsHelp', { picks: photos, spreads: suits })
          }
          value={spreads}
          {...(errors.spreads && { errors: errors.spreads })}
          onChange={(event) => setSpreads(event.target.value)}
        />
        {photos > 0 && (
          <CheckField
            label={t('titled')}
            checked={titled}
            onChange={(event) => setTitled(event.target.checked)}
          />
        )}
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
