import { UploadDock } from '@media/upload/ui/UploadDock';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { screenMessages } from '@/core/i18n/screen-texts';
import { sendsMail } from '@/core/mail/sends-mail';
import { type StudioPerson, studioPerson } from '@/modules/access/enter-studio';
import { ownAccount } from '@/modules/identity/own-account';
import { LimitDialog } from '@/ui/admin/LimitDialog';
import { NOTICE_COOKIE } from '@/ui/admin/notice-cookie';
import { SectionTabs } from '@/ui/admin/SectionTabs';
import { StudioProvider } from '@/ui/admin/StudioProvider';
import { AccountStrip } from './AccountStrip';
import { findSection } from './section-tabs';
import css from './studio-page.module.css';

/** More screens than a row has room for are a column beside them where the window is wide. */
const MOST_IN_A_ROW = 8;

/** One step of the breadcrumbs above every screen. */
export interface Crumb {
  label: string;
  url?: string;
}

/** Returns the user of a view; others get the not-found page. */
export async function requireStudio(): Promise<StudioPerson> {
  return (await studioPerson()) ?? notFound();
}

interface FrameProps {
  person: StudioPerson;
  crumbs: Crumb[];
  /** Parts the view renders by name, whose texts are sent too: see `screenMessages`. */
  parts?: readonly string[];
  children: ReactNode;
}

/** Provides a view's content with the messages of its address, the CSRF token and the running uploads. */
export function StudioFrame({
  person,
  segments,
  crumbs,
  parts = [],
  children,
}: FrameProps & { segments: string[] }) {
  const messages = screenMessages(person.locale, segments, parts);
  const section = findSection(person, segments);
  const within = section && section.title !== crumbs[0]?.label;
  // Without a link: the tabs below are the way to the section's screens.
  const trail = within ? [{ label: section.title }, ...crumbs] : crumbs;
  return (
    <StudioProvider locale={person.locale} messages={messages} crumbs={trail}>
      <meta name="csrf-token" content={person.csrf} />
      {sendsMail() ? <meta name="mail-server" content="set" /> : null}
      <OwnNotice user={person.user.id} />
      {section && section.tabs.length > MOST_IN_A_ROW ? (
        <div className={css.sided}>
          <SectionTabs {...section} side />
          <div>{children}</div>
        </div>
      ) : (
        <>
          {section ? <SectionTabs {...section} /> : null}
          {children}
        </>
      )}
      <LimitDialog />
      <UploadDock />
    </StudioProvider>
  );
}

async function OwnNotice({ user }: { user: string }) {
  const [own, jar] = await Promise.all([ownAccount(user), cookies()]);
  return own?.notice && jar.get(NOTICE_COOKIE)?.value !== own.notice ? (
    <AccountStrip notice={own.notice} email={own.email} />
  ) : null;
}

/** A view inside Payload's own frame of navigation and header. */
export function StudioPage({ view, children, ...frame }: FrameProps & { view: AdminViewServerProps }) {
  const { initPageResult, params, searchParams } = view;
  const segments = (params?.segments as string[] | undefined) ?? [];
  const { req, permissions, locale, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions}
      visibleEntities={visibleEntities}
    >
      <StudioFrame segments={segments} {...frame}>
        {children}
      </StudioFrame>
    </DefaultTemplate>
  );
}
