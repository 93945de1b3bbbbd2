'use client';

import { toast } from '@payloadcms/ui';
import { RefreshCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { useConfirm } from '@/ui/admin/Dialog';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './details.module.css';

/** The project's code, to copy or replace by a new one. */
export function CodeCard({ event, code, link }: { event: string; code: string; link: string }) {
  const ways = useTranslations('admin-project.publish');
  const own = useTranslations('admin-project.code');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, question] = useConfirm();
  const rotate = async () => {
    const words = { title: own('title', { code }), text: own('text'), accept: own('accept') };
    if (!(await ask({ ...words, danger: true }))) return;
    await act(async () => {
      await call(`/api/x/studio/projects/${event}/code`, { method: 'POST', body: { replaces: code } });
      toast.success(own('done'));
      router.refresh();
    });
  };
  return (
    <div className={css.code}>
      <div>
        <p className={ui.label}>{own('label')}</p>
        <p className={css.letters} dir="ltr">
          {code}
        </p>
        <p className={ui.help}>{own('help')}</p>
      </div>
      <div className={css.buttons}>
        <CopyButton text={code} label={ways('copyCode')} small />
        <CopyButton text={link} label={ways('copyLink')} small />
        <Button small busy={busy} onClick={() => void rotate()}>
          <RefreshCw aria-hidden /> {own('accept')}
        </Button>
      </div>
      {question}
    </div>
  );
}
