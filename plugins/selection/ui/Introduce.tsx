'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { IconButton, notify, whenShown } from '@plugins/kit/ui/parts';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import { X } from 'lucide-react';
import { useState } from 'react';
import './sending.css';

const IntroduceDialog = whenShown(() => import('./IntroduceDialog').then((file) => file.IntroduceDialog));

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
  return (
    <aside className="selection-who" aria-labelledby="selection-who">
      <p id="selection-who" className="selection-who-title">
        {t('who.title')}
      </p>
      <button type="button" className="send-act" onClick={() => setOpen(true)}>
        {t('who.add')}
      </button>
      <IconButton icon={<X aria-hidden="true" />} label={t('who.skip')} onClick={() => void say({})} />
      <IntroduceDialog
        open={open}
        busy={busy}
        errors={errors}
        onSay={(who) => void say(who)}
        onClose={() => setOpen(false)}
      />
    </aside>
  );
}
