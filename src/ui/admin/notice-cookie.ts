/** Cookie of this browser session with the notice a person has closed; the server leaves that notice out. */
export const NOTICE_COOKIE = 'keepers_notice_closed';
