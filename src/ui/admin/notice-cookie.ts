/** Cookie of this browser session with the notice a person has closed; the server does not show that notice. */
export const NOTICE_COOKIE = 'keepers_notice_closed';
