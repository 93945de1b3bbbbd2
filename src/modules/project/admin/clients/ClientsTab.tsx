'use client';

import { useUploads } from '@media/upload/ui/use-uploads';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Arrivals, NamedVisitor } from '@/modules/people/queries/arrivals-repo';
import type { PersonView } from '@/modules/people/queries/clients-repo';
import { CopyButton } from '@/ui/admin/CopyButton';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import css from './clients.module.css';
import { InviteForm } from './InviteForm';
import { LinkReady, type MadeLink } from './LinkReady';
import { PeopleList } from './PeopleList';
import { PrintCard } from './PrintCard';
import { PublishPanel } from './PublishPanel';
import type { PeopleProject } from './project-context';

/** Publishing the project, its code and link, and its participants with their invitations. */
export function ClientsTab(props: {
  project: PeopleProject;
  code: string;
  link: string;
  qr: string;
  /** The name of its brand. */
  studio: string;
  published: boolean;
  archived: boolean;
  people: PersonView[];
  arrivals: Arrivals;
  visitors: NamedVisitor[];
  /** Photographs arrived that are not rendered yet. */
  preparing: boolean;
}) {
  const t = useTranslations('admin-clients');
  const [made, setMade] = useState<(MadeLink & { publishes: boolean }) | null>(null);
  const router = useRouter();
  const show = (link: MadeLink) => {
    // A link of a draft has published it.
    setMade({ ...link, publishes: !props.published });
    router.refresh();
  };
  const { clients, byCode, guests } = props.arrivals;
  const preparing = useUploads().totals.active || props.preparing;
  return (
    <div className={panes.layout}>
      <div className={panes.column}>
        <section className={panes.card}>
          <h2>{t('inviteTitle')}</h2>
          <p className={ui.help}>{props.published ? t('inviteHelp') : t('inviteHelpDraft')}</p>
          {preparing ? <p className={ui.help}>{t('preparing')}</p> : null}
          <InviteForm project={props.project} onMade={show} />
        </section>
        <section className={panes.card}>
          <PeopleList project={props.project} people={props.people} onMade={show} />
          {clients + guests > 0 ? (
            <p className={ui.help}>{t('visitors', { clients, byCode, guests })}</p>
          ) : null}
          {props.visitors.length > 0 ? (
            <ul className={css.visitors} aria-label={t('namedVisitors')}>
              {props.visitors.map(({ id, name, email, role }) => (
                <li key={id}>
                  <bdi>{name ?? email}</bdi>
                  {name && email ? <bdi className={ui.help}>{email}</bdi> : null}
                  <span className={ui.help}>{t(role === 'client' ? 'byTheCode' : 'asAGuest')}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      </div>
      <div className={panes.column}>
        <PublishPanel event={props.project.id} published={props.published} archived={props.archived} />
        <section className={panes.card}>
          <h2>{t('codeTitle')}</h2>
          <p className={ui.help}>{t('codeHelp')}</p>
          <p className={css.code} dir="ltr">
            {props.code}
          </p>
          <div className={panes.buttons}>
            <CopyButton text={props.code} label={t('copyCode')} />
            <CopyButton text={props.link} label={t('copyLink')} />
            <PrintCard
              label={t('printCard')}
              text={t('scanCard')}
              name={props.project.name}
              studio={props.studio}
              code={props.code}
              qr={props.qr}
            />
          </div>
          <details className={css.qr}>
            <summary>{t('showQr')}</summary>
            <img src={props.qr} alt={t('qrAlt')} width={220} height={220} />
            <a href={props.qr} download="qr.svg">
              {t('saveQr')}
            </a>
          </details>
        </section>
      </div>
      {made ? <LinkReady made={made} publishes={made.publishes} onClose={() => setMade(null)} /> : null}
    </div>
  );
}
