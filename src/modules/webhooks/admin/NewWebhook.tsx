'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EVERYTHING } from '@/modules/webhooks/rules/webhook';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { EventFields } from './EventFields';
import { SecretDialog } from './SecretDialog';

/** Asks for address and events, then shows the secret once. `onClose` gets the new webhook's id, if one was created. */
export function NewWebhook({ onClose }: { onClose: (made: string | null) => void }) {
  const t = useTranslations('admin-webhooks');
  const call = useCall();
  const { busy, errors, act } = useAct(['url', 'events']);
  const [events, setEvents] = useState<string[]>([EVERYTHING]);
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  if (made) return <SecretDialog secret={made.secret} onClose={() => onClose(made.id)} />;
  return (
    <FormDialog
      title={t('add')}
      accept={t('make')}
      busy={busy}
      onClose={() => onClose(null)}
      onSubmit={(given) =>
        act(async () => {
          const body = { url: String(given.get('url') ?? ''), events };
          setMade(await call('/api/x/studio/webhooks', { method: 'POST', body }));
        })
      }
    >
      <TextField
        label={t('url')}
        help={t('urlHelp')}
        name="url"
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoFocus
        placeholder="https://example.com/keepers"
        errors={errors.url}
      />
      <EventFields events={events} onEvents={setEvents} errors={errors.events} />
    </FormDialog>
  );
}
