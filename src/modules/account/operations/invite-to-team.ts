import { hashToken, randomToken } from '@/core/crypto';
import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { sendMail } from '@/core/mail/send-mail';
import type { AccountPerson } from '@/modules/access/grants/enter-account';
import { accountName, lockAccount } from '@/modules/account/queries/account-repo';
import {
  decideTeamAddress,
  TEAM_INVITATION_DAYS,
  TEAM_INVITATIONS_OPEN,
  teamInput,
} from '@/modules/account/rules/team';
import {
  countOpenInvitations,
  findWorkplace,
  insertTeamInvitation,
  revokeInvitationsTo,
  setInvitationRevoked,
} from '@/modules/account/team/queries';
import { mailKey } from '@/modules/identity/queries/people';

/** Bytes of a link's token. */
const TOKEN_BYTES = 32;

/**
 * Mails a one-time link to join the requester's team; an earlier link to the same address is revoked. Throws
 * INVALID_INPUT, ALREADY_IN_TEAM, WORKS_ELSEWHERE, TOO_MANY_INVITATIONS.
 */
export async function inviteToTeam(
  { account, user }: AccountPerson,
  input: unknown,
  spoken: Locale,
): Promise<{ id: string }> {
  const { email: typed, locale = spoken } = parseInput(teamInput, input);
  const email = mailKey(typed);
  const token = randomToken(TOKEN_BYTES);
  const id = uuidv7();
  await transaction(async (sql) => {
    await lockAccount(sql, account);
    requireAllowed(decideTeamAddress(await whoHas(sql, email, account)));
    await revokeInvitationsTo(sql, account, email);
    if ((await countOpenInvitations(sql, account)) >= TEAM_INVITATIONS_OPEN)
      throw new KeepersError('TOO_MANY_INVITATIONS', { limit: TEAM_INVITATIONS_OPEN });
    await insertTeamInvitation(sql, {
      id,
      account,
      email,
      locale,
      hash: hashToken(token),
      by: user.id,
      days: TEAM_INVITATION_DAYS,
    });
    await mailLink(sql, { account, email, locale, token, by: user.first_name ?? user.email ?? '' });
  });
  return { id };
}

async function whoHas(sql: Sql, email: string, account: string) {
  const found = await findWorkplace(sql, email);
  const works = found?.account_id ?? null;
  return {
    worksHere: works === account,
    worksElsewhere: (works !== null && works !== account) || found?.operator === true,
  };
}

async function mailLink(
  sql: Sql,
  made: { account: string; email: string; locale: Locale; token: string; by: string },
): Promise<void> {
  const t = translator(made.locale);
  const studio = await accountName(sql, made.account);
  const about = { studio, by: made.by, days: TEAM_INVITATION_DAYS };
  await sendMail(sql, {
    kind: 'team.invitation',
    to: made.email,
    account: made.account,
    locale: made.locale,
    content: {
      subject: t('mail.team.subject', about),
      heading: t('mail.team.heading', about),
      paragraphs: [t('mail.team.text', about)],
      button: { label: t('mail.team.button'), path: `/users/team?token=${made.token}&locale=${made.locale}` },
      remark: t('mail.team.remark', about),
    },
  });
}

/** Revokes an invitation: its link no longer works. */
export async function revokeTeamInvitation(id: string): Promise<void> {
  await setInvitationRevoked(id);
}
