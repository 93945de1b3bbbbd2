/** What each use needs to be allowed at Facebook. */
export const SCOPES = {
  ratings: ['pages_show_list', 'pages_read_engagement', 'pages_read_user_content'],
  photos: ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'],
} as const;
/** What is allowed at Facebook. */
export type Use = keyof typeof SCOPES;
/** All uses. */
export const USES = ['ratings', 'photos'] as const satisfies readonly Use[];

/** Returns the permissions of a use that are not among the granted ones. */
export const missing = (use: Use, granted: readonly string[]): string[] =>
  SCOPES[use].filter((scope) => !granted.includes(scope));
