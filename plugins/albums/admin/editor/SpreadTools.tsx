'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, TextField } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import * as edit from '../../rules/edit';
import { AddText } from './AddText';
import { BackgroundField } from './BackgroundField';
import css from './editor.module.css';
import type { PanelProps } from './SidePanel';

/** Tools of the spread: a caption, its background, an own template, removing it. */
export function SpreadTools(props: PanelProps) {
  const { document, spread, change, onShow } = props;
  const t = useT('albums.admin.editor');
  const [naming, setNaming] = useState(false);
  const at = document.spreads.findIndex(({ id }) => id === spread.id);
  const remove = () => {
    onShow(document.spreads[at + 1]?.id ?? document.spreads[at - 1]?.id ?? null);
    change((now) => edit.removeSpread(now, spread.id));
  };
  return (
    <section className={css.tool}>
      <h3>{t('spreadTools', { number: at + 1 })}</h3>
      <span className={css.row}>
        <AddText {...props} />
        <Button small disabled={spread.frames.length === 0} onClick={() => setNaming(true)}>
          {t('saveTemplate')}
        </Button>
        <Button
          small
          onClick={() => change((now) => edit.moveSpread(now, spread.id, at - 1))}
          disabled={at === 0}
        >
          {t('earlier')}
        </Button>
        <Button
          small
          onClick={() => change((now) => edit.moveSpread(now, spread.id, at + 1))}
          disabled={at === document.spreads.length - 1}
        >
          {t('later')}
        </Button>
        <Button small onClick={remove}>
          {t('removeSpread')}
        </Button>
      </span>
      <BackgroundField document={document} spread={spread} change={change} />
      {naming && <SaveTemplate {...props} onClose={() => setNaming(false)} />}
    </section>
  );
}

function SaveTemplate({ document, spread, reload, onClose }: PanelProps & { onClose: () => void }) {
  const t = useT('albums.admin.editor');
  const call = useCall();
  const { busy, errors, act } = useAct(['name']);
  const [name, setName] = useState('');
  const save = () =>
    act(async () => {
      const cells = edit.cellsAsShares(spread, document);
      await call('/api/x/albums/templates', { method: 'POST', body: { name, cells } });
      await reload();
      onClose();
    });
  return (
    <Dialog title={t('saveTemplate')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('templateName')}
          value={name}
          maxLength={200}
          dir="auto"
          required
          {...(errors.name && { errors: errors.name })}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('store')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
