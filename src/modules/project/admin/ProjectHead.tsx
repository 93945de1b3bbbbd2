'use client';

import { useUploadsSettled } from '@media/upload/ui/use-uploads';
import { ArrowLeft, ChevronDown, ExternalLink, ImageIcon } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ProjectHeadView } from '@/modules/project/queries/head-repo';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { Menu } from '@/ui/admin/Menu';
import { SectionTabs } from '@/ui/admin/SectionTabs';
import { dayText } from '@/ui/admin/times';
import { useStrip } from '@/ui/primitives/use-strip';
import { AwaitCover } from './head/AwaitCover';
import { Counters } from './head/Counters';
import { ExpiryNote } from './head/ExpiryNote';
import { NextAction } from './head/NextAction';
import { useStuck } from './head/use-stuck';
import { Steps } from './new-project/Steps';
import { PhaseChip, TurnText } from './PhaseChip';
import css from './project.module.css';

const CLIENTS_ACT = new Set(['published', 'selecting']);
/** Whose eyes a preview has. */
const PREVIEWS = ['guest', 'proofing'] as const;
const STEP: Record<string, number> = { photos: 1, products: 2, clients: 3 };

/** A tab, the page it opens, and its pages. */
interface HeadTab {
  label: string;
  opens: string;
  pages: { name: string; label: string }[];
}

/**
 * A project's header with name, phase and tabs, around the tab's content; for a draft also the steps to its invitation.
 */
export function ProjectHead({
  project,
  head,
  wait,
  tab,
  tabs,
  extend,
  children,
}: {
  project: ProjectCardView;
  head: ProjectHeadView;
  /** What waits for the studio in a feature's tab, in words; null for nothing. */
  wait: { label: string; tab: string } | null;
  /** The current page. */
  tab: string;
  tabs: HeadTab[];
  /** Opens the dialog to extend the project at once, for the link of a reminder. */
  extend: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('admin');
  const own = useTranslations('admin-project.head');
  const locale = useLocale();
  const router = useRouter();
  // The header shows counts and the next step, while uploads continue in the background on any tab.
  useUploadsSettled(() => router.refresh());
  const [end, stuck] = useStuck();
  const row = useRef<HTMLElement>(null);
  useStrip(row, '[aria-current]', tab);
  const here = tabs.find(({ pages }) => pages.some(({ name }) => name === tab));
  // Its clients cannot act once it is closed; the photographer's own work goes on.
  const closed = (head.daysLeft ?? 0) < 0 && CLIENTS_ACT.has(project.phase);
  const previewOf = (as: string) => `/events/${project.id}?as=${as}`;
  // On a phone the photographs begin on the first screen: what is about the project folds away above them.
  const folds = tab === 'photos' && project.photos > 0;
  // The dialog that the address opens is inside.
  const [unfolded, setUnfolded] = useState(extend);
  const aboutId = useId();
  const about = [project.date ? dayText(project.date, locale) : null, project.location]
    .filter(Boolean)
    .join(' · ');
  return (
    <main
      className={css.page}
      data-stuck={stuck || undefined}
      data-folded={(folds && !unfolded) || undefined}
    >
      <header className={css.head}>
        <Link className={css.back} href="/admin/projects" prefetch={false} aria-label={own('back')}>
          <ArrowLeft aria-hidden /> <span>{own('back')}</span>
        </Link>
        <div className={css.cover}>
          {project.cover ? null : <AwaitCover project={project.id} />}
          {project.cover ? (
            <img src={project.cover.src} srcSet={project.cover.srcset} alt="" />
          ) : (
            <ImageIcon aria-hidden />
          )}
        </div>
        <div className={css.titles}>
          {/* The direction is the name's on the heading itself: a phone cuts its end, not its beginning. */}
          <h1 dir="auto" title={project.name}>
            {project.name}
          </h1>
          <PhaseChip phase={project.phase} closed={closed} />
          {closed ? null : <TurnText turn={head.turn} />}
        </div>
        <div className={css.actions}>
          <NextAction project={project} head={head} wait={wait} />
          <span className={css.previews}>
            {PREVIEWS.map((as) => (
              <ButtonLink key={as} href={previewOf(as)} newTab>
                <ExternalLink aria-hidden /> {own(as)}
              </ButtonLink>
            ))}
          </span>
        </div>
        {/* On a phone, beside the name, where three buttons would be two rows. */}
        <span className={css.corner}>
          {folds ? (
            <Button
              look="quiet"
              iconOnly
              aria-label={own('about')}
              aria-expanded={unfolded}
              aria-controls={aboutId}
              onClick={() => setUnfolded(!unfolded)}
            >
              <ChevronDown aria-hidden />
            </Button>
          ) : null}
          <Menu
            label={own('previews')}
            items={PREVIEWS.map((as) => ({
              icon: ExternalLink,
              label: own(as),
              run: () => window.open(previewOf(as), '_blank', 'noopener'),
            }))}
          />
        </span>
        <div id={aboutId} className={css.about}>
          {about ? <bdi>{about}</bdi> : null}
          {/* Clients of a draft have done nothing that could be counted. */}
          {project.phase === 'draft' ? (
            <Steps
              at={STEP[tab] ?? -1}
              project={project.id}
              done={[true, project.photos > 0, project.products > 0, false]}
              filled={project.products > 0 && !head.setUp}
            />
          ) : (
            <Counters counters={head.counters} />
          )}
          <ExpiryNote project={project.id} head={head} ask={extend} />
        </div>
      </header>
      <div ref={end} aria-hidden />
      <div className={css.stuck}>
        {/* Shown only while the header is scrolled out of sight; screen readers read the heading instead. */}
        <span className={css.stuckName} aria-hidden>
          <bdi title={project.name}>{project.name}</bdi>
          <PhaseChip phase={project.phase} closed={closed} />
        </span>
        <nav ref={row} className={css.tabs} aria-label={t('tab.label')} data-stuck={stuck || undefined}>
          {tabs.map(({ opens, label, pages }) => (
            <Link
              key={pages[0]?.name}
              href={`/admin/projects/${project.id}/${opens}`}
              prefetch={false}
              aria-current={pages !== here?.pages ? undefined : pages.length > 1 ? 'true' : 'page'}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <div
        className={css.content}
        data-close={tab === 'photos' || (here?.pages.length ?? 0) > 1 || undefined}
      >
        {here && here.pages.length > 1 ? (
          <SectionTabs
            small
            title={here.label}
            here={`/admin/projects/${project.id}/${tab}`}
            tabs={here.pages.map(({ name, label }) => ({
              href: `/admin/projects/${project.id}/${name}`,
              label,
            }))}
          />
        ) : null}
        {children}
      </div>
    </main>
  );
}
