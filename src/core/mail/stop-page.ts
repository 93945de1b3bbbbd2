/** What the page shows on which somebody ends messages of one kind, or begins them again. */
export interface StopPageProps {
  /** They come; they are ended; they were ended and have just begun again. */
  state: 'coming' | 'ended' | 'begun';
  token: string;
  csrf: string;
  /** Where the button sends. */
  action: string;
  words: { title: string; text: string; button: string };
}
