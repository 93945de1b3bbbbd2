import { UploadDock } from '@media/upload/ui/UploadDock';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { messagesFor } from '@/core/i18n/messages';
import { sendsMail } from '@/core/mail/sends-mail';
import { type StudioPerson, studioPerson } from '@/modules/access/enter-studio';
import { ownAccount } from '@/modules/identity/own-account';
import { features } from '@/registry/messages';
import { LimitDialog } from '@/ui/admin/LimitDialog';
import { NOTICE_COOKIE } from '@/ui/admin/notice-cookie';
import { StudioProvider } from '@/ui/admin/StudioProvider';
import { AccountStrip } from './AccountStrip';

/** One step of the breadcrumbs above every screen. */
export interface Crumb {
  label: string;
  url?: string;
}

/** Returns the user of a view; others get the not-found page. */
export async function requireStudio(): Promise<StudioPerson> {
  return (await studioPerson()) ?? notFound();
}

/** Returns the messages that the admin's own components use. */
function adminMessages(person: StudioPerson): Record<string, unknown> {
  const all = messagesFor(person.locale);
  const own = Object.keys(all).filter((name) => name.startsWith('admin'));
  const wanted = [...own, 'account', 'common', ...Object.keys(features[person.locale])];
  return {
    ...Object.fromEntries(wanted.map((name) => [name, all[name]])),
    // A screen reads a sentence with advice where the wire has the specification's words: see `wire-error.ts`.
    errors: { ...(all.errors as object), ...(all['screen-errors'] as object) },
  };
}

/** Provides a view's content with messages, the CSRF token and the running uploads. */
export function StudioFrame({
  person,
  crumbs,
  children,
}: {
  person: StudioPerson;
  crumbs: Crumb[];
  children: ReactNode;
}) {
  return (
    <StudioProvider locale={person.locale} messages={adminMessages(person)} crumbs={crumbs}>
      <meta name="csrf-token" content={person.csrf} />
      {sendsMail() ? <meta name="mail-server" content="set" /> : null}
      <OwnNotice user={person.user.id} />
      {children}
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
export function StudioPage({
  view,
  person,
  crumbs,
  children,
}: {
  view: AdminViewServerProps;
  person: StudioPerson;
  crumbs: Crumb[];
  children: ReactNode;
}) {
  const { initPageResult, params, searchParams } = view;
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
      <StudioFrame person={person} crumbs={crumbs}>
        {children}
      </StudioFrame>
    </DefaultTemplate>
  );
}
