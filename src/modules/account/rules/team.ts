import { z } from 'zod';
import { type Decision, refuse } from '@/core/errors/decision';

/** Days for which an invitation to a team is valid. */
export const TEAM_INVITATION_DAYS = 7;

/** Maximum number of open invitations, so that this cannot be used to send spam. */
export const TEAM_INVITATIONS_OPEN = 20;

/** Input of an invitation. */
export const teamInput = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  locale: z.enum(['en', 'he']).optional(),
});

/** Decides whether an address may be invited into a team: its user must not work in any, including this one. */
export function decideTeamAddress({
  worksHere,
  worksElsewhere,
}: {
  worksHere: boolean;
  worksElsewhere: boolean;
}): Decision {
  if (worksHere) return refuse('ALREADY_IN_TEAM');
  return worksElsewhere ? refuse('WORKS_ELSEWHERE') : { allowed: true };
}

/** Decides whether a user may be removed from a team: assistants, never the owner. */
export function decideLeaving(role: string | null): Decision {
  return role === 'assistant' ? { allowed: true } : refuse('OWNER_STAYS');
}

/** What an assistant may and may not do, in display order. Each entry names a row of the permission table. */
export const ASSISTANT_MAY = {
  'project.create': true,
  'upload.create': true,
  'invitation.create': true,
  'selection.reopen': true,
  'brand.update': true,
  'project.delete': false,
  'gallery.delete': false,
  'team.invite': false,
  'money.read': false,
  'mail.read': false,
} as const;

type RightWords = {
  [P in keyof typeof ASSISTANT_MAY]: P extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never;
};
/** Returns the message key of a permission: `project.create` → `project_create`. */
export type RightWord = RightWords[keyof RightWords];
