'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button, buttonClass, Dialog, IconButton, notify } from '@plugins/kit/ui/parts';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { WhoFields } from './WhoFields';
import './sending.css';

/**
 * One line after the first pick of a client without a name, which leaves the photographs free; it opens a dialog for name and
 * email. Asked once; can be skipped.
 */
export function Introduce() {
  const t = useT('selection');
  const { event, api, setEvent } = useGallery();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  if (event.person.introduce !== 'now') return null;
  const say = async (who: { name?: string; email?: string }) => {
    setBusy(true);
    try {
      const said = await api<{ name: string | null }>(`/events/${event.id}/person`, {
        method: 'PUT',
        body: who,
        quiet: true,
      });
      const { introduce: _asked, ...person } = event.person;
      setEvent({ person: { ...person, name: said.name } });
      if (said.name) notify({ text: t('who.thanks', { name: said.name }), key: 'selection' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isLeaving(error)) setErrors([error.message]);
    } finally {
      setBusy(false);
    }
  };
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const form = new FormData(sent.currentTarget);
    void say({ name: String(form.get('name') ?? ''), email: String(form.get('email') ?? '') });
  };
  return (
    <aside className="selection-who" aria-labelledby="selection-who">
      <p id="selection-who" className="selection-who-title">
        {t('who.title')}
      </p>
      <button type="button" className="send-act" onClick={() => setOpen(true)}>
        {t('who.add')}
      </button>
      <IconButton icon={<X aria-hidden="true" />} label={t('who.skip')} onClick={() => void say({})} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('who.title')}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <p className="text-quiet text-sm">{t('who.text', { studio: event.brand.name })}</p>
          <WhoFields errors={errors} />
          <div className="flex gap-2">
            <button type="submit" disabled={busy} className={buttonClass('ink')}>
              {t('who.save')}
            </button>
            <Button look="line" busy={busy} onClick={() => void say({})}>
              {t('who.skip')}
            </Button>
          </div>
        </form>
      </Dialog>
    </aside>
  );
}
