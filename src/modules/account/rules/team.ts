import { z } from 'zod';
import { type Decision, refuse } from '@/core/errors/decision';

/** Days an invitation to a team can be followed. */
export const TEAM_INVITATION_DAYS = 7;

/** Invitations that may wait to be followed at once: nobody's mailbox is filled from here. */
export const TEAM_INVITATIONS_OPEN = 20;

/** Somebody to be invited. */
export const teamWish = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  locale: z.enum(['en', 'he']).optional(),
});

/** Whether an address may be asked into a team: its person must not work in any, this one included. */
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

/** Whether somebody may be taken out of a team: assistants, never the owner. */
export function decideLeaving(role: string | null): Decision {
  return role === 'assistant' ? { allowed: true } : refuse('OWNER_STAYS');
}

/** What an assistant may, and may not, in the order it is told. Each has a row of the permission table behind it. */
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
/** The key of a right among the texts: `project.create` → `project_create`. */
export type RightWord = RightWords[keyof RightWords];
