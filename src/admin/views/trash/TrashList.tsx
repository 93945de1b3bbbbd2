'use client';

import { toast } from '@payloadcms/ui';
import { Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '../../components/Button';
import { Moment } from '../../components/Moment';
import ui from '../../components/ui.module.css';
import { useAct } from '../../components/use-act';
import { useCall } from '../../components/use-call';
import css from './trash.module.css';

/** A deleted project, and until when (ISO 8601) it can be brought back. */
interface Deleted {
  id: string;
  name: string;
  photos: number;
  picks: number;
  until: string;
}

/** What was deleted, each with the way back. */
export function TrashList({ projects }: { projects: Deleted[] }) {
  const t = useTranslations('admin');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const restore = ({ id, name }: Deleted) =>
    act(async () => {
      await call(`/api/x/studio/projects/${id}/restore`, { method: 'POST' });
      toast.success(t('trash.restored', { name }));
      router.refresh();
    });
  return (
    <main className={css.page}>
      <h1>{t('trash.title')}</h1>
      <p className={ui.help}>{t('trash.help')}</p>
      {projects.length === 0 ? (
        <section className={ui.empty}>
          <h2>{t('trash.empty')}</h2>
          <ButtonLink href="/admin/projects">{t('trash.back')}</ButtonLink>
        </section>
      ) : (
        <ul className={css.list}>
          {projects.map((project) => (
            <li key={project.id}>
              <div className={css.what}>
                <h2>
                  <bdi>{project.name}</bdi>
                </h2>
                <p>
                  {t('photosCount', { count: project.photos })} · {t('picksCount', { count: project.picks })}{' '}
                  · {t.rich('trash.until', { at: () => <Moment at={project.until} /> })}
                </p>
              </div>
              <Button disabled={busy} onClick={() => void restore(project)}>
                <Undo2 aria-hidden /> {t('trash.restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
