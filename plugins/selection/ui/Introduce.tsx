'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button, buttonClass, notify } from '@plugins/kit/ui/parts';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import { type FormEvent, useState } from 'react';
import { WhoFields } from './WhoFields';

/** A small sheet after the first pick of a client without a name: asks for name and email once; can be skipped. */
export function Introduce() {
  const t = useT('selection');
  const { event, api, setEvent } = useGallery();
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
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div>
          <h2 id="selection-who" className="font-medium">
            {t('who.title')}
          </h2>
          <p className="text-quiet text-sm">{t('who.text', { studio: event.brand.name })}</p>
        </div>
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
    </aside>
  );
}
