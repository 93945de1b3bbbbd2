import { hashToken } from '@/core/crypto';
import { asSystem, inTransaction } from '@/core/db/local-api';
import { requireAllowed } from '@/core/errors/decision';
import { type FieldProblem, KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { decideTeamAddress } from '@/modules/account/rules/team';
import { findOpenInvitation, makeAssistant, setInvitationAccepted } from '@/modules/account/team/queries';
import { letIn, recognise, type SignedInBrowser } from '@/modules/identity/operations/sign-in';
import { findPerson } from '@/modules/identity/queries/people';

/** Input of joining; names and the repeated password only if the address has no account yet. */
export interface JoinInput {
  password: string;
  password_confirmation?: string;
  first_name?: string;
  family_name?: string;
}

/** Minimum length of a new password. */
const SHORTEST = 8;

/**
 * Consumes a team link: creates a user, or verifies an existing one by their own password (the link alone never opens
 * an account). Returns null if a second factor is still required: the user then signs in separately. Throws
 * LINK_NOT_VALID for an expired link, INVALID_INPUT, the errors of signing in, WORKS_ELSEWHERE.
 */
export async function joinTeam(
  context: RequestContext,
  token: string,
  input: JoinInput,
): Promise<SignedInBrowser | null> {
  const hash = hashToken(token);
  const seen = await findOpenInvitation(hash);
  if (!seen) throw new KeepersError('LINK_NOT_VALID');
  const { email: address } = seen;
  const { second } = seen.known
    ? await recognise(context, { email: address, password: input.password })
    : requireNewPerson(input);
  await inTransaction(async (tx) => {
    const invitation = await findOpenInvitation(hash, tx.sql);
    if (!invitation || Boolean(invitation.known) !== Boolean(seen.known))
      throw new KeepersError('LINK_NOT_VALID');
    const { account_id: account, email, known } = invitation;
    const works = known?.account_id ?? null;
    const elsewhere = (works !== null && works !== account) || known?.operator === true;
    requireAllowed(decideTeamAddress({ worksHere: works === account, worksElsewhere: elsewhere }));
    if (known) {
      await makeAssistant(tx.sql, known.id, account);
    } else {
      const { first_name, family_name, password } = input;
      const api = asSystem('the link proves the address and names the account', tx);
      await api.create('users', {
        email,
        password,
        first_name,
        family_name,
        locale: context.locale,
        account,
        role: 'assistant',
      });
    }
    await setInvitationAccepted(tx.sql, invitation.id);
  });
  const person = await findPerson(address);
  return person && !second ? letIn(context, person, 'password') : null;
}

function requireNewPerson(input: JoinInput): { second: false } {
  const fields: Record<string, FieldProblem> = {};
  for (const name of ['first_name', 'family_name'] as const) if (!input[name]?.trim()) fields[name] = 'blank';
  if (input.password.length < SHORTEST) fields.password = { code: 'too_short', params: { count: SHORTEST } };
  else if (input.password !== input.password_confirmation)
    fields.password_confirmation = { code: 'confirmation', params: { attribute: 'password' } };
  if (Object.keys(fields).length > 0) throw new KeepersError('INVALID_INPUT', {}, fields);
  return { second: false };
}
