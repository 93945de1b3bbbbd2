'use client';

import { useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from './Button';
import { noteReturn } from './limit-return';

/**
 * The possible actions where the plan has no room for a further project, as buttons of a dialog: a larger plan or a single
 * project for its owner, old projects for everybody. `onGo` closes it.
 */
export function LimitWays({ onGo }: { onGo: () => void }) {
  const t = useTranslations('admin-projects.limit');
  const router = useRouter();
  const { user } = useAuth<{ id: string; collection: 'users'; role?: string }>();
  const go = (to: string) => () => {
    noteReturn();
    onGo();
    router.push(to);
  };
  return (
    <>
      <Button onClick={go('/admin/projects?sort=oldest')}>{t('old')}</Button>
      {user?.role === 'assistant' ? null : (
        <Button look="primary" onClick={go('/admin/settings/plan')}>
          {t('plan')}
        </Button>
      )}
    </>
  );
}
