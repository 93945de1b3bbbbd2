'use client';

import { Images, Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOverfullNotice } from '@/modules/project/admin/use-overfull-notice';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './trash.module.css';

/** A deleted project, and until when (ISO 8601) it can be restored. */
interface Deleted {
  id: string;
  name: string;
  photos: number;
  picks: number;
  until: string;
}

/** A deleted gallery or product of an existing project. */
type Part = Deleted & { kind: 'galleries' | 'products'; event: string; project: string };

/** Deleted photographs of one project; the user chooses there which to restore. */
interface Photos {
  event: string;
  project: string;
  photos: number;
  picks: number;
  until: string;
}

/** Deleted things of a feature, under its heading. */
interface OfFeature {
  feature: string;
  title: string;
  items: { id: string; name: string; about: string; until: string; restore: string }[];
}

const KINDS = ['galleries', 'products'] as const;

/** Deleted things, each with a button to restore it. */
export function TrashList({
  projects,
  parts,
  photos,
  features,
}: {
  projects: Deleted[];
  parts: Part[];
  photos: Photos[];
  features: OfFeature[];
}) {
  const t = useTranslations('admin');
  const words = useTranslations('admin-projects.trash');
  const call = useCall();
  const showOverfull = useOverfullNotice();
  const router = useRouter();
  const { busy, act } = useAct();
  const [back, setBack] = useState<{ name: string; href: string | null } | null>(null);
  /** `href`: its page after restoring; null if its feature has no such page. */
  const bringBack = (path: string, name: string, href: string | null) =>
    act(async () => {
      showOverfull(await call(path, { method: 'POST' }));
      setBack({ name, href });
      router.refresh();
    });
  const restore = ({ id, name }: Deleted, part?: Part) => {
    const path = part ? `${part.event}/${part.kind}/${id}` : id;
    const project = `/admin/projects/${part?.event ?? id}`;
    const tab = part?.kind === 'products' ? 'products' : part ? `photos?gallery=${id}` : 'photos';
    return bringBack(`/api/x/studio/projects/${path}/restore`, name, `${project}/${tab}`);
  };
  const line = (thing: Deleted, part?: Part) => (
    <li key={thing.id}>
      <div className={css.what}>
        <h3>
          <bdi>{thing.name}</bdi>
        </h3>
        {part ? <p>{words('of', { project: part.project })}</p> : null}
        <p>
          {part?.kind === 'products' ? null : `${t('photosCount', { count: thing.photos })} · `}
          {t('picksCount', { count: thing.picks })} ·{' '}
          {t.rich('trash.until', { at: () => <Moment at={thing.until} /> })}
        </p>
      </div>
      <Button
        disabled={busy}
        aria-label={`${t('trash.restore')}: ${thing.name}`}
        onClick={() => void restore(thing, part)}
      >
        <Undo2 aria-hidden /> {t('trash.restore')}
      </Button>
    </li>
  );
  return (
    <main className={css.page}>
      <h1>{t('trash.title')}</h1>
      <p className={ui.help}>{t('trash.help')}</p>
      <p role="status" className={css.back}>
        {back ? (
          <>
            <span>{t('trash.restored', { name: back.name })}</span>
            {back.href ? (
              <ButtonLink small href={back.href}>
                {t('trash.open')}
              </ButtonLink>
            ) : null}
          </>
        ) : null}
      </p>
      {projects.length + parts.length + photos.length + features.length === 0 ? (
        <section className={ui.empty}>
          <h2>{t('trash.empty')}</h2>
          <ButtonLink href="/admin/projects">{t('trash.back')}</ButtonLink>
        </section>
      ) : null}
      {projects.length > 0 ? (
        <section>
          <h2>{words('projects')}</h2>
          <ul className={css.list}>{projects.map((project) => line(project))}</ul>
        </section>
      ) : null}
      {KINDS.map((kind) => ({ kind, own: parts.filter((part) => part.kind === kind) }))
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          <section key={kind}>
            <h2>{words(kind)}</h2>
            <ul className={css.list}>{own.map((part) => line(part, part))}</ul>
          </section>
        ))}
      {photos.length > 0 ? (
        <section>
          <h2>{words('photos')}</h2>
          <ul className={css.list}>
            {photos.map(({ event, project, photos: count, picks, until }) => (
              <li key={event}>
                <div className={css.what}>
                  <h3>
                    <bdi>{project}</bdi>
                  </h3>
                  <p>
                    {t('photosCount', { count })} · {t('picksCount', { count: picks })} ·{' '}
                    {t.rich('trash.until', { at: () => <Moment at={until} /> })}
                  </p>
                </div>
                <ButtonLink href={`/admin/projects/${event}/photos?gallery=trash`}>
                  <Images aria-hidden /> {words('choose')}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {features.map(({ feature, title, items }) => (
        <section key={feature}>
          <h2>{title}</h2>
          <ul className={css.list}>
            {items.map(({ id, name, about, until, restore: path }) => (
              <li key={id}>
                <div className={css.what}>
                  <h3>
                    <bdi>{name}</bdi>
                  </h3>
                  {about && <p dir="auto">{about}</p>}
                  <p>{t.rich('trash.until', { at: () => <Moment at={until} /> })}</p>
                </div>
                <Button
                  disabled={busy}
                  aria-label={`${t('trash.restore')}: ${name}`}
                  onClick={() => void bringBack(path, name, null)}
                >
                  <Undo2 aria-hidden /> {t('trash.restore')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
