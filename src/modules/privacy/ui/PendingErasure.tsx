import { useFormatter, useTranslations } from 'next-intl';
import type { DataRequestView } from '@/modules/people/rules/erasure';
import { Button } from '@/ui/primitives/Button';

/** A wish to be erased that waits for its day, and the way back: a plain form. */
export function PendingErasure({ erasure, csrf }: { erasure: DataRequestView; csrf: string }) {
  const t = useTranslations('account-data');
  const format = useFormatter();
  if (erasure.state === 'working') return <p role="status">{t('working')}</p>;
  const when = format.dateTime(new Date(erasure.due_at), { dateStyle: 'long' });
  return (
    <section role="status" className="flex flex-col gap-3 border border-danger p-5">
      <h2 className="font-display text-2xl">
        {t(erasure.subject === 'account' ? 'pendingStudio' : 'pendingTitle', { when })}
      </h2>
      <p>{t('pendingText')}</p>
      <form action="/users/data/erasure" method="post">
        <input type="hidden" name="_method" value="delete" />
        <input type="hidden" name="authenticity_token" value={csrf} />
        <Button type="submit">{t('keep')}</Button>
      </form>
    </section>
  );
}
